import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { setDisabled } from './store.ts';

/** The login closes and every session ends, on the next request. */
export async function closeAccount(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, accountId: string): Promise<void> {
  if (!(await setDisabled(tx, accountId, deps.clock.now()))) return;
  await endSessions(tx, deps, actor, 'account-disabled', { accountId });
  await appendEntry(tx, deps.clock, actor, 'account.disabled', { subject: 'account', subjectId: accountId });
}

export async function reopenAccount(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, accountId: string): Promise<void> {
  if (!(await setDisabled(tx, accountId, null))) return;
  await appendEntry(tx, deps.clock, actor, 'account.enabled', { subject: 'account', subjectId: accountId });
}
