import { Language } from '#contract/language/language.ts';
import * as family from '#contract/patients/family.ts';
import * as familyDesk from '#contract/patients/family-desk.ts';
import * as email from '#contract/patients/patient-email.ts';
import * as contract from '#contract/patients/patients.ts';
import * as privacy from '#contract/patients/private-parts.ts';
import { readCookie } from '../platform/http/session-cookie.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { addGuardian, askForChild } from './access/add-guardian.ts';
import { acceptInvitation, endInvitation } from './access/answer-invitation.ts';
import { answerLonger, askForLonger } from './access/ask-for-longer.ts';
import { changeAccess } from './access/change-access.ts';
import { liftCourtOrders, noteCustody } from './access/custody.ts';
import * as desk from './access/desk-family.ts';
import { endAccess } from './access/end-access.ts';
import { inviteHelper } from './access/invite-helper.ts';
import { noteDeath } from './access/note-death.ts';
import { readFamily } from './access/read-family.ts';
import { startOwnLogin } from './access/start-own-login.ts';
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
  familyRoutes(route);
  route(contract.registerPatient, (deps, caller, { body }, { request }) =>
    registerPatient(deps, caller, body, shownIn(request.headers['accept-language'])),
  );
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

/** Our screens name the language they are shown in. The list that browsers send by themselves is no choice. */
const shownIn = (header: string | undefined): Language | null => Language.safeParse(header).data ?? null;

function familyRoutes(route: Route): void {
  route(family.readFamily, (deps, actor) => readFamily(deps, actor));
  route(family.askForChild, async (deps, actor, { body }) => {
    await askForChild(deps, actor, body.pud);
    return { message: 'The desk will answer. Please bring your papers at the next visit.' };
  });
  route(familyDesk.addGuardian, async (deps, actor, { params, body }) => {
    await addGuardian(deps, actor, params.id, { ...body, isOrderRead: body.isOrderRead === true });
    return { message: 'They are guardian of this child now.' };
  });
  route(family.inviteHelper, (deps, actor, { body }) => inviteHelper(deps, actor, body));
  route(family.acceptInvitation, (deps, actor, { params, body }) =>
    acceptInvitation(deps, actor, params.id, body.code),
  );
  route(family.endInvitation, async (deps, actor, { params }) => {
    await endInvitation(deps, actor, params.id);
    return { message: 'The invitation has ended.' };
  });
  route(family.changeAccess, async (deps, actor, { params, body }) => {
    await changeAccess(deps, actor, params.id, body);
    return { message: 'Saved. It holds from now on.' };
  });
  route(family.endAccess, async (deps, actor, { params }) => {
    await endAccess(deps, actor, params.id);
    return { message: 'It has ended.' };
  });
  route(family.askForLonger, async (deps, actor, { params }) => {
    await askForLonger(deps, actor, params.id);
    return { message: 'Asked. You will be told what they say.' };
  });
  route(family.answerLonger, async (deps, actor, { params, body }) => {
    await answerLonger(deps, actor, params.id, body.months);
    return { message: 'Saved. They are told.' };
  });
  route(family.startOwnLogin, async (deps, actor, { params }) => {
    await startOwnLogin(deps, actor, params.id);
    return { message: 'Asked. Our desk gives the code to your teenager in person.' };
  });
  route(familyDesk.readPatientFamily, (deps, actor, { params }) => desk.readPatientFamily(deps, actor, params.id));
  route(familyDesk.listWaitingAccess, (deps) => desk.listWaitingAccess(deps));
  route(familyDesk.confirmAccess, async (deps, actor, { params, body }) => {
    await desk.confirmAccess(deps, actor, params.id, body.isOrderRead === true);
    return { message: 'Confirmed.' };
  });
  route(familyDesk.refuseAccess, async (deps, actor, { params, body }) => {
    await desk.refuseAccess(deps, actor, params.id, body.reason);
    return { message: 'Refused.' };
  });
  route(familyDesk.endAccessAtDesk, async (deps, actor, { params, body }) => {
    await desk.endAccessAtDesk(deps, actor, params.id, body.reason);
    return { message: 'It has ended.' };
  });
  route(familyDesk.liftCourtOrders, async (deps, actor, { params, body }) => {
    await liftCourtOrders(deps, actor, params.id, body.reason);
    return { message: 'Noted. The order no longer holds.' };
  });
  route(familyDesk.noteCustody, async (deps, actor, { params, body }) => {
    await noteCustody(deps, actor, params.id, body);
    return { message: 'Noted.' };
  });
  route(familyDesk.noteDeath, async (deps, actor, { params, body }) => {
    await noteDeath(deps, actor, params.id, body.diedOn);
    return { message: 'Noted. The record is closed to everyone outside the clinic.' };
  });
}
