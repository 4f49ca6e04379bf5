import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readCookie, setCookie } from '#server/platform/http/session-cookie.ts';
import type { Http } from '#server/platform/route.ts';
import { isRememberedFor } from '../policy.ts';
import { findBrowsers } from './known-browsers.ts';

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
