import { proveIdentity } from '#contract/credentials/proof.ts';
import * as contract from '#contract/credentials.ts';
import { passSecondFactor as passSecondFactorEndpoint } from '#contract/identity.ts';
import { readMe } from '../identity/read-me.ts';
import { deviceName } from '../identity/sessions/device-name.ts';
import { markProven } from '../identity/sessions/mark-proven.ts';
import { sendSessionCookie } from '../identity/sessions/send-session-cookie.ts';
import { readCookie } from '../platform/http/session-cookie.ts';
import type { Route } from '../platform/route.ts';
import { askForHelp } from './ask-for-help.ts';
import { changePassword } from './change-password.ts';
import { checkPasswordLink } from './check-password-link.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { proveOwner } from './prove-owner.ts';
import { resetPassword } from './reset-password.ts';
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactor } from './second-factor.ts';

export function credentialRoutes(route: Route): void {
  passkeyRoutes(route);
  route(passSecondFactorEndpoint, async (deps, actor, { body }, http) => {
    const session = await passSecondFactor(deps, actor, {
      code: body.code,
      device: deviceName(http.request.headers['user-agent']),
      sessionToken: readCookie(http.request, deps.config, 'nadi_session') ?? null,
    });
    await sendSessionCookie(deps, actor, http, session);
    return readMe(deps, session.id);
  });
  route(contract.changePassword, async (deps, actor, { body }, http) => {
    await sendSessionCookie(deps, actor, http, await changePassword(deps, actor, body));
    return { message: 'Your password is changed. Your other sessions have ended.' };
  });
  route(contract.forgotPassword, async (deps, caller, { body }) => {
    const login = body.role === 'patient' ? body.pud : null;
    await askForHelp(deps, caller, { what: 'password', role: body.role, login, email: body.email });
    return {
      message:
        'If these details are known here, a mail with a link is on its way. The link sets a new password and works for 30 minutes. If you have not confirmed your address yet, the link confirms it first; then ask here again.',
    };
  });
  route(contract.forgotHealthId, async (deps, caller, { body }) => {
    await askForHelp(deps, caller, { what: 'health-id', role: 'patient', login: null, email: body.email });
    return { message: 'If this address is known here, a mail with your Health ID is on its way.' };
  });
  route(contract.checkPasswordLink, (deps, _caller, { body }) => checkPasswordLink(deps, body.token));
  route(contract.resetPassword, (deps, caller, { body }) => resetPassword(deps, caller, body));
  route(contract.startSecondFactor, (deps, actor, { body }) => startSecondFactor(deps, actor, body.password));
  route(contract.confirmSecondFactor, async (deps, actor, { body }, http) => {
    const { recoveryCodes, session } = await confirmSecondFactor(deps, actor, body.code);
    await sendSessionCookie(deps, actor, http, session);
    return { recoveryCodes };
  });
  route(contract.renewRecoveryCodes, (deps, actor, { body }) => renewRecoveryCodes(deps, actor, body.code));
  route(contract.removeSecondFactor, async (deps, actor, { body }, http) => {
    await sendSessionCookie(deps, actor, http, await removeSecondFactor(deps, actor, body));
    return { message: 'The second factor is off. Your other sessions have ended.' };
  });
  route(proveIdentity, async (deps, actor, { body }) => {
    await proveOwner(deps, actor, body, 'Enter your password.');
    return { provenUntil: (await markProven(deps, actor)).toISOString() };
  });
  route(contract.makeFirstAdministrator, async (deps, caller, { body }) => {
    await makeFirstAdministrator(deps, caller, body);
    return { message: 'The first administrator is made. Log in now.' };
  });
}
