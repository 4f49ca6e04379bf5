import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { Http } from '../platform/route.ts';
import { readCookie, setCookie } from '../platform/session-cookie.ts';
import { findBrowsers } from './known-browsers.ts';
import { isRememberedFor } from './policy.ts';

/** A browser that was asked to remember the person keeps the cookie until the session ends; another forgets it when closed. */
export async function sendSessionCookie(
  deps: Deps,
  actor: Actor,
  { request, reply }: Http,
  session: { token: string; endsAt: Date },
): Promise<void> {
  const browsers = await findBrowsers(deps, readCookie(request, deps.config, 'nadi_browser') ?? null);
  const isRemembered = browsers.some((known) => isRememberedFor(actor, known));
  setCookie(reply, deps.config, 'nadi_session', session.token, isRemembered ? session.endsAt : undefined);
}
