import type { Role } from '#contract/endpoint.ts';
import type { Deps } from '../platform/deps.ts';
import { findBrowsers } from './sessions/known-browsers.ts';

/** Returns whom this browser was asked to remember. Its cookie tells that, never a name that someone types. */
export async function readRemembered(deps: Pick<Deps, 'db' | 'clock'>, role: Role, browserCookie: string | null) {
  const browsers = await findBrowsers(deps, browserCookie);
  const browser = browsers.find((known) => known.is_remembered && known.role === role);
  return browser ? { login: browser.login, name: browser.name } : null;
}
