import * as contract from '#contract/appointments/doctor-hours.ts';
import type { Route } from '#server/platform/route.ts';
import { listHitVisits, readDoctorHours, setDoctorHours } from './keep-doctor-hours.ts';

export function doctorHourRoutes(route: Route): void {
  route(contract.readDoctorHours, (deps, _actor, { params }) => readDoctorHours(deps, params.id));
  route(contract.listHitVisits, (deps, _actor, { params, body }) => listHitVisits(deps, params.id, body.hours));
  route(contract.setDoctorHours, (deps, actor, { params, body }) => setDoctorHours(deps, actor, params.id, body));
}
