import * as contract from '#contract/clinic/clinic-facts.ts';
import type { Route } from '#server/platform/route.ts';
import { confirmWaitingFacts, stopWaitingFacts } from './end-change.ts';
import { readClinicFacts } from './read-facts.ts';
import { setClinicFacts } from './set-facts.ts';

export function clinicFactRoutes(route: Route): void {
  route(contract.readClinicFacts, (deps, actor) => readClinicFacts(deps, actor));
  route(contract.setClinicFacts, (deps, actor, { body }) => setClinicFacts(deps, actor, body));
  route(contract.confirmWaitingFacts, (deps, actor, { params }) => confirmWaitingFacts(deps, actor, params.id));
  route(contract.stopWaitingFacts, (deps, actor, { params }) => stopWaitingFacts(deps, actor, params.id));
}
