import type { Tx } from '../db/connect.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteEveryFactor, passwordHashOf, storePassword } from './store.ts';

/**
 * Replaces the password and locks out whoever held this account: sessions, links and second factor go. Null: nobody can log
 * in. Returns the earlier hash.
 */
export async function replacePassword(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  accountId: string,
  passwordHash: string | null,
): Promise<string | null> {
  const earlier = await passwordHashOf(tx, accountId);
  await storePassword(tx, accountId, passwordHash, deps.clock.now());
  await deleteEveryFactor(tx, accountId);
  await endSessions(tx, deps, caller, 'password-changed', { accountId });
  return earlier;
}
