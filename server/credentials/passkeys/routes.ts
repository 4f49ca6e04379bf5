import * as contract from '#contract/credentials/passkeys.ts';
import { readMe } from '#server/identity/read-me.ts';
import { deviceName } from '#server/identity/sessions/device-name.ts';
import { sendSessionCookie } from '#server/identity/sessions/send-session-cookie.ts';
import { readCookie, setCookie } from '#server/platform/http/session-cookie.ts';
import type { Route } from '#server/platform/route.ts';
import { renewCodesByProof } from '../second-factor.ts';
import { addPasskey, presentPasskey, removePasskey, renamePasskey, startPasskey } from './keep-passkeys.ts';
import { passkeysOf } from './store.ts';
import {
  logInWithPasskey,
  passWithPasskey,
  proveWithPasskey,
  startPasskeyLogin,
  startPasskeyProof,
} from './use-passkey.ts';

export function passkeyRoutes(route: Route): void {
  route(contract.listPasskeys, async ({ db }, actor) => (await passkeysOf(db, actor.accountId)).map(presentPasskey));
  route(contract.startPasskey, async (deps, actor) => ({ options: { ...(await startPasskey(deps, actor)) } }));
  route(contract.addPasskey, async (deps, actor, { body }, http) => {
    const { session, ...added } = await addPasskey(deps, actor, body);
    if (session) await sendSessionCookie(deps, actor, http, session);
    return added;
  });
  route(contract.renamePasskey, (deps, actor, { params, body }) => renamePasskey(deps, actor, params.id, body.name));
  route(contract.removePasskey, async (deps, actor, { params }, http) => {
    const session = await removePasskey(deps, actor, params.id);
    if (session) await sendSessionCookie(deps, actor, http, session);
    return { message: 'The passkey is removed.' };
  });
  route(contract.renewCodesByProof, (deps, actor) => renewCodesByProof(deps, actor));
  route(contract.startPasskeyLogin, async (deps) => ({ options: { ...(await startPasskeyLogin(deps)) } }));
  route(contract.logInWithPasskey, async (deps, caller, { body }, { request, reply }) => {
    const { session, browser } = await logInWithPasskey(deps, caller, {
      ...{ role: body.role, answer: body.answer, remember: body.remember ?? false },
      device: deviceName(request.headers['user-agent']),
      sessionToken: readCookie(request, deps.config, 'nadi_session') ?? null,
      browserCookie: readCookie(request, deps.config, 'nadi_browser') ?? null,
    });
    setCookie(reply, deps.config, 'nadi_session', session.token, body.remember ? session.endsAt : undefined);
    setCookie(reply, deps.config, 'nadi_browser', browser.cookie, browser.until);
    return readMe(deps, session.id);
  });
  route(contract.startPasskeyProof, async (deps, actor) => ({
    options: { ...(await startPasskeyProof(deps, actor)) },
  }));
  route(contract.passWithPasskey, async (deps, actor, { body }, http) => {
    const session = await passWithPasskey(deps, actor, {
      answer: body.answer,
      device: deviceName(http.request.headers['user-agent']),
      sessionToken: readCookie(http.request, deps.config, 'nadi_session') ?? null,
    });
    await sendSessionCookie(deps, actor, http, session);
    return readMe(deps, session.id);
  });
  route(contract.proveWithPasskey, async (deps, actor, { body }) => ({
    provenUntil: (await proveWithPasskey(deps, actor, body.answer)).toISOString(),
  }));
}
