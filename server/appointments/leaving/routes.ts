import * as contract from '#contract/appointments/leaving.ts';
import type { Route } from '#server/platform/route.ts';
import { listVisitsOfDoctor, listVisitsOfPatient } from './list-coming-visits.ts';

export function leavingRoutes(route: Route): void {
  route(contract.listVisitsOfDoctor, (deps, _actor, { params }) => listVisitsOfDoctor(deps, params.id));
  route(contract.listVisitsOfPatient, (deps, _actor, { params }) => listVisitsOfPatient(deps, params.id));
}
