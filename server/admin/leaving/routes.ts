import * as contract from '#contract/appointments/leaving.ts';
import { deactivatePatient } from '#contract/patients/patients.ts';
import { disableAccount } from '#contract/staffing/accounts.ts';
import type { Route } from '#server/platform/route.ts';
import { leaveCare } from './leave-care.ts';
import { leaveClinic } from './leave-clinic.ts';
import { readCareLeft } from './read-care-left.ts';

const CLOSED = { message: 'The login is closed. The record stays.' };

/** Accounts and patients belong to earlier modules. This one decides what their leaving does to everything else. */
export function leavingRoutes(route: Route): void {
  route(contract.readCareLeft, (deps, _actor, { params }) => readCareLeft(deps, params.id));
  route(disableAccount, (deps, actor, { params, body }) => leaveCare(deps, actor, params.id, body));
  route(contract.deactivateWithVisits, async (deps, actor, { params, body }) => {
    await leaveClinic(deps, actor, params.id, body);
    return CLOSED;
  });
  route(deactivatePatient, async (deps, actor, { params }) => {
    await leaveClinic(deps, actor, params.id, {});
    return CLOSED;
  });
}
