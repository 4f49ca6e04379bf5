import * as email from '#contract/patients/patient-email.ts';
import * as contract from '#contract/patients/patients.ts';
import * as privacy from '#contract/patients/private-parts.ts';
import { readCookie } from '../platform/http/session-cookie.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { activateAccount } from './activation/activate-account.ts';
import { confirmIdentity } from './activation/confirm-identity.ts';
import { renewActivationCode } from './activation/renew-activation-code.ts';
import { changePatient } from './change-patient.ts';
import { breakGlass } from './chart-access/break-glass.ts';
import { reactivatePatient } from './deactivate-patient.ts';
import { approveEmail } from './email/approve-email.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { sendAgain } from './email/send-again.ts';
import { listPatients } from './listing/list-patients.ts';
import { listPrivateParts } from './private-parts/list-private-parts.ts';
import { markPrivate } from './private-parts/mark-private.ts';
import { readPatient } from './read-patient.ts';
import { registerPatient } from './register-patient.ts';
import { listLikelyDuplicates } from './search/likely-duplicates.ts';
import { searchPatients } from './search/search-patients.ts';

export function patientRoutes(route: Route): void {
  route(contract.registerPatient, (deps, caller, { body }) => registerPatient(deps, caller, body));
  route(contract.renewActivationCode, (deps, actor, { params }) => renewActivationCode(deps, actor, params.id));
  route(contract.activateAccount, async (deps, caller, { body }, { request }) => {
    const browserCookie = readCookie(request, deps.config, 'nadi_browser') ?? null;
    await activateAccount(deps, caller, { ...body, browserCookie });
    return { message: 'Your account is ready. You can log in now.' };
  });

  route(contract.listPatients, async (deps, actor, { query }, http) => {
    const { limit = 50 } = query;
    const patients = await listPatients(deps, actor, { ...query, limit });
    if (patients.length === limit) nextPage(http, patients.at(-1)?.id);
    return patients;
  });
  route(contract.searchPatients, (deps, actor, { query }) => searchPatients(deps, actor, query.q));
  route(contract.listLikelyDuplicates, (deps, actor, { query }) => listLikelyDuplicates(deps, actor, query));
  route(contract.readPatient, (deps, actor, { params }) => readPatient(deps, actor, params.id));
  route(contract.updatePatient, (deps, actor, { params, body }) => changePatient(deps, actor, params.id, body));
  route(email.confirmEmail, async (deps, caller, { body }) => {
    const stage = await confirmEmail(deps, caller, body.token);
    const message =
      stage === 'confirmed'
        ? 'Thank you. We will write to this address from now on.'
        : 'Thank you. Now open the link in the mail to the new address.';
    return { message, stage };
  });
  route(email.sendEmailAgain, async (deps, actor, { params }) => {
    await sendAgain(deps, actor, params.id);
    return { message: 'The mail is on its way. Only the link in the newest one works.' };
  });
  route(email.approveEmail, async (deps, actor, { params, body }) => {
    await approveEmail(deps, actor, params.id, body);
    return { message: 'Now open the link in the mail to the new address.' };
  });
  route(privacy.listPrivateParts, (deps, actor, { params }) => listPrivateParts(deps, actor, params.id));
  route(privacy.markPrivate, (deps, actor, { params, body }) => markPrivate(deps, actor, params.id, body));
  route(contract.breakGlass, (deps, actor, { params, body }) => breakGlass(deps, actor, params.id, body));
  route(contract.confirmIdentity, (deps, actor, { params }) => confirmIdentity(deps, actor, params.id));
  route(contract.reactivatePatient, async (deps, actor, { params }) => {
    await reactivatePatient(deps, actor, params.id);
    return { message: 'The login is open again.' };
  });
}
