import * as contract from '../../../contract/leaving.ts';
import { deactivatePatient } from '../../../contract/patients.ts';
import { disableAccount } from '../../../contract/staffing.ts';
import type { Route } from '../../platform/route.ts';
import { closeDoctor } from './close-doctor.ts';
import { closePatient } from './close-patient.ts';
import { listVisitsOfDoctor, listVisitsOfPatient } from './list-coming-visits.ts';

const CLOSED = { message: 'The login is closed. The record stays.' };

/** Accounts and patients belong to earlier rooms; what their leaving does to visits is decided here. */
export function leavingRoutes(route: Route): void {
  route(contract.listVisitsOfDoctor, (deps, _actor, { params }) => listVisitsOfDoctor(deps, params.id));
  route(disableAccount, (deps, actor, { params, body }) => closeDoctor(deps, actor, params.id, body));
  route(contract.listVisitsOfPatient, (deps, _actor, { params }) => listVisitsOfPatient(deps, params.id));
  route(contract.deactivateWithVisits, async (deps, actor, { params, body }) => {
    await closePatient(deps, actor, params.id, body);
    return CLOSED;
  });
  route(deactivatePatient, async (deps, actor, { params }) => {
    await closePatient(deps, actor, params.id, {});
    return CLOSED;
  });
}
