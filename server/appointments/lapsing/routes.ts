import * as contract from '#contract/appointments/visits-to-move.ts';
import type { Route } from '#server/platform/route.ts';
import { listVisitsToMove } from './list-visits-to-move.ts';

export function lapsingRoutes(route: Route): void {
  route(contract.listVisitsToMove, (deps) => listVisitsToMove(deps));
}
