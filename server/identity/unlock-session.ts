import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { requirePassword } from './require-password.ts';
import { setLock } from './store.ts';

export async function unlockSession(deps: Deps, actor: Actor, password: string): Promise<void> {
  await requirePassword(deps, actor, password);
  await transaction(deps.db, async (tx) => {
    await setLock(tx, actor.sessionId, { locked_at: null, seen_at: deps.clock.now() });
    await appendEntry(tx, deps.clock, actor, 'session.unlocked', { subject: 'session', subjectId: actor.sessionId });
  });
}
