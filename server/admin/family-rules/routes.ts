import * as contract from '#contract/clinic/family-rules.ts';
import { readRules } from '#server/clinic/family-rules/keep-rules.ts';
import type { Route } from '#server/platform/route.ts';
import { setFamilyRules } from './set-rules.ts';

export function familyRuleRoutes(route: Route): void {
  route(contract.readFamilyRules, (deps) => readRules(deps));
  route(contract.setFamilyRules, (deps, actor, { body }) => setFamilyRules(deps, actor, body));
}
