import * as pinContract from '#contract/credentials/pin.ts';
import type { Role } from '#contract/endpoint.ts';
import * as contract from '#contract/identity.ts';
import { mayCopyStay } from '#contract/patients/may-copy-stay.ts';
import { parsePud } from '#contract/pud.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { clearCookie, readCookie, setCookie } from '../platform/http/session-cookie.ts';
import type { Http, Route } from '../platform/route.ts';
import { chooseLanguage } from './choose-language.ts';
import { logIn } from './log-in.ts';
import { logOut, logOutEverywhere } from './log-out.ts';
import { mayKeepCopy } from './policy.ts';
import { readMe } from './read-me.ts';
import { readRemembered } from './read-remembered.ts';
import { deviceName } from './sessions/device-name.ts';
import { touchSession } from './sessions/find-session.ts';
import { lockSession, unlockSession } from './sessions/lock-session.ts';
import { endMySession, listMySessions } from './sessions/my-sessions.ts';
import { setPin, unlockWithPin } from './sessions/pin.ts';
import { meBySession, sessionById } from './sessions/store.ts';

export function identityRoutes(route: Route): void {
  route(contract.logInPatient, (deps, caller, { body }, http) =>
    logInAs('patient', deps, caller, { login: parsePud(body.pud) ?? body.pud, password: body.password }, http),
  );
  for (const [role, endpoint] of [
    ['doctor', contract.logInDoctor],
    ['staff', contract.logInStaff],
    ['desk', contract.logInDesk],
    ['admin', contract.logInAdmin],
  ] as const) {
    route(endpoint, (deps, caller, { body }, http) =>
      logInAs(role, deps, caller, { ...body, login: body.email.toLowerCase() }, http),
    );
  }
  route(contract.readRemembered, async (deps, _caller, { query }, { request }) => ({
    remembered: await readRemembered(deps, query.role, readCookie(request, deps.config, 'nadi_browser') ?? null),
  }));
  route(contract.readMe, (deps, actor) => readMe(deps, actor.sessionId));
  route(contract.chooseMyLanguage, async (deps, actor, { body }) => {
    await chooseLanguage(deps, actor, body.language);
    return { message: 'Your language is kept.' };
  });
  route(contract.readSession, async (deps, { sessionId }) => ({
    me: sessionId === null ? null : await readMe(deps, sessionId),
  }));
  route(mayCopyStay, async (deps, caller, { query }) => {
    const session = await sessionById(deps.db, query.session);
    return { mayStay: session !== undefined && mayKeepCopy(caller, session) };
  });
  route(contract.logOut, async (deps, actor, _input, { reply }) => {
    await logOut(deps, actor);
    clearCookie(reply, deps.config, 'nadi_session');
    return { message: 'You are logged out.' };
  });
  route(contract.logOutEverywhere, async (deps, actor, _input, { reply }) => {
    await logOutEverywhere(deps, actor);
    clearCookie(reply, deps.config, 'nadi_session');
    return { message: 'You are logged out everywhere.' };
  });
  route(contract.touchSession, async (deps, actor) => {
    await touchSession(deps, actor.sessionId);
    return { message: 'Noted.' };
  });
  route(contract.lockSession, async (deps, actor) => {
    await lockSession(deps, actor);
    return { message: 'The screen is locked.' };
  });
  route(contract.unlockSession, async (deps, actor, { body }) => {
    await unlockSession(deps, actor, body.password);
    return readMe(deps, actor.sessionId);
  });
  route(pinContract.setPin, async (deps, actor, { body }) => {
    await setPin(deps, actor, body.pin);
    return { message: 'The PIN unlocks this screen until you log out.' };
  });
  route(pinContract.unlockWithPin, async (deps, actor, { body }) => {
    await unlockWithPin(deps, actor, body.pin);
    return readMe(deps, actor.sessionId);
  });
  route(contract.listMySessions, (deps, actor) => listMySessions(deps, actor));
  route(contract.endMySession, async (deps, actor, { params }) => {
    await endMySession(deps, actor, params.id);
    return { message: 'That session has ended.' };
  });
}

async function logInAs(
  role: Role,
  deps: Deps,
  caller: Caller,
  typed: { login: string; password: string; remember?: boolean | undefined },
  { request, reply }: Http,
): Promise<contract.LoginAnswer> {
  const { session, browser } = await logIn(deps, caller, {
    role,
    login: typed.login,
    password: typed.password,
    remember: typed.remember ?? false,
    device: deviceName(request.headers['user-agent']),
    sessionToken: readCookie(request, deps.config, 'nadi_session') ?? null,
    browserCookie: readCookie(request, deps.config, 'nadi_browser') ?? null,
  });
  setCookie(reply, deps.config, 'nadi_session', session.token, typed.remember ? session.endsAt : undefined);
  setCookie(reply, deps.config, 'nadi_browser', browser.cookie, browser.until);
  if (session.stage !== 'second-factor') return readMe(deps, session.id);
  const known = await meBySession(deps.db, session.id);
  return {
    ...{ secondFactor: 'asked', hasAuthenticator: known?.app_since != null, hasPasskey: (known?.passkeys ?? 0) > 0 },
  };
}
