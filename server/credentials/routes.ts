import * as contract from '../../contract/credentials.ts';
import { passSecondFactor as passSecondFactorEndpoint } from '../../contract/identity.ts';
import { deviceName } from '../identity/device-name.ts';
import { findBrowsers } from '../identity/known-browsers.ts';
import { readMe } from '../identity/read-me.ts';
import type { Route } from '../platform/route.ts';
import { readCookie, setCookie } from '../platform/session-cookie.ts';
import { askForHelp } from './ask-for-help.ts';
import { changePassword } from './change-password.ts';
import { checkPasswordLink } from './check-password-link.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { resetPassword } from './reset-password.ts';
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactor } from './second-factor.ts';

export function credentialRoutes(route: Route): void {
  route(passSecondFactorEndpoint, async (deps, actor, { body }, { request, reply }) => {
    const session = await passSecondFactor(deps, actor, {
      code: body.code,
      device: deviceName(request.headers['user-agent']),
      sessionToken: readCookie(request, deps.config, 'nadi_session') ?? null,
    });
    const browsers = await findBrowsers(deps, readCookie(request, deps.config, 'nadi_browser') ?? null);
    const isRemembered = browsers.some((known) => known.account_id === actor.accountId && known.is_remembered);
    setCookie(reply, deps.config, 'nadi_session', session.token, isRemembered ? session.endsAt : undefined);
    return readMe(deps, session.id);
  });
  route(contract.changePassword, async (deps, actor, { body }) => {
    await changePassword(deps, actor, body);
    return { message: 'Your password is changed. Your other sessions have ended.' };
  });
  route(contract.forgotPassword, async (deps, caller, { body }) => {
    const login = body.role === 'patient' ? body.pud : null;
    await askForHelp(deps, caller, { what: 'password', role: body.role, login, email: body.email });
    return { message: 'If these details are known here, a mail with a link is on its way. It works for 30 minutes.' };
  });
  route(contract.forgotHealthId, async (deps, caller, { body }) => {
    await askForHelp(deps, caller, { what: 'health-id', role: 'patient', login: null, email: body.email });
    return { message: 'If this address is known here, a mail with your Health ID is on its way.' };
  });
  route(contract.checkPasswordLink, (deps, _caller, { body }) => checkPasswordLink(deps, body.token));
  route(contract.resetPassword, (deps, caller, { body }) => resetPassword(deps, caller, body));
  route(contract.startSecondFactor, (deps, actor, { body }) => startSecondFactor(deps, actor, body.password));
  route(contract.confirmSecondFactor, (deps, actor, { body }) => confirmSecondFactor(deps, actor, body.code));
  route(contract.renewRecoveryCodes, (deps, actor, { body }) => renewRecoveryCodes(deps, actor, body.code));
  route(contract.removeSecondFactor, async (deps, actor, { body }) => {
    await removeSecondFactor(deps, actor, body);
    return { message: 'The second factor is off.' };
  });
  route(contract.makeFirstAdministrator, async (deps, caller, { body }) => {
    await makeFirstAdministrator(deps, caller, body);
    return { message: 'The first administrator is made. Log in now.' };
  });
}
