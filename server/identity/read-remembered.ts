import type { Role } from '../../contract/endpoint.ts';
import type { Deps } from '../platform/deps.ts';
import { hashToken } from './session-token.ts';
import { browserByToken } from './store.ts';

/** Whom this very browser was asked to remember: known from its cookie, never from a name that someone types. */
export async function readRemembered(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  role: Role,
  browserToken: string | null,
) {
  const browser = browserToken ? await browserByToken(db, hashToken(browserToken), clock.now()) : undefined;
  if (!browser?.is_remembered || browser.role !== role) return null;
  return { login: browser.login, name: browser.name };
}
