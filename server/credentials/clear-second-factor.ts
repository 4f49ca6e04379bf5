import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteEveryFactor, replaceRecoveryCodes, storePassword } from './store.ts';

/**
 * Takes a lost second factor off for somebody else, with its recovery codes, and ends every session of the account. The password
 * goes with it: whoever knows it, and nothing else, must not come in now. The owner sets a new one by mail. The calling module
 * decides whether that may be. Where a second factor is required, the next login sets up a new one.
 */
export async function clearSecondFactor(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  accountId: string,
): Promise<void> {
  await deleteEveryFactor(tx, accountId);
  await replaceRecoveryCodes(tx, accountId, []);
  await storePassword(tx, accountId, null, deps.clock.now());
  await appendEntry(tx, deps.clock, caller, 'second-factor.reset', { subject: 'account', subjectId: accountId });
  await endSessions(tx, deps, caller, 'second-factor-reset', { accountId });
}
