import * as contract from '#contract/clinic/set-up.ts';
import type { Route } from '#server/platform/route.ts';
import { markStep, openDoors, readSetUp } from './guide-set-up.ts';

export function setUpRoutes(route: Route): void {
  route(contract.readSetUp, (deps) => readSetUp(deps));
  route(contract.markSetUpStep, (deps, actor, { body }) => markStep(deps, actor, body));
  route(contract.openDoors, (deps, actor) => openDoors(deps, actor));
}
