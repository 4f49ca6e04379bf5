import * as contract from '#contract/appointments/doctor-hours.ts';
import * as leave from '#contract/appointments/doctor-leave.ts';
import * as lengths from '#contract/appointments/visit-lengths.ts';
import type { Route } from '#server/platform/route.ts';
import { listHitVisits, readDoctorHours, setDoctorHours } from './keep-doctor-hours.ts';
import { endLeave, listVisitsInLeave, setLeave } from './keep-leave.ts';
import { listTightVisits, readVisitLengths, setVisitLengths } from './keep-visit-lengths.ts';

export function doctorHourRoutes(route: Route): void {
  route(lengths.readVisitLengths, (deps, _actor, { query }) => readVisitLengths(deps, query.doctorId ?? null));
  route(lengths.listTightVisits, (deps, _actor, { body }) => listTightVisits(deps, body));
  route(lengths.setVisitLengths, (deps, actor, { body }) => setVisitLengths(deps, actor, body));
  route(contract.readDoctorHours, (deps, _actor, { params }) => readDoctorHours(deps, params.id));
  route(contract.listHitVisits, (deps, _actor, { params, body }) => listHitVisits(deps, params.id, body.hours));
  route(contract.setDoctorHours, (deps, actor, { params, body }) => setDoctorHours(deps, actor, params.id, body));
  route(leave.listVisitsInLeave, (deps, _actor, { params, body }) => listVisitsInLeave(deps, params.id, body));
  route(leave.setLeave, (deps, actor, { params, body }) => setLeave(deps, actor, params.id, body));
  route(leave.endLeave, (deps, actor, { params, body }) => endLeave(deps, actor, params.id, body.leaveId));
}
