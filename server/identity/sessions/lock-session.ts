import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishEnd } from '#server/platform/events.ts';
import { requirePassword } from '../require-password.ts';
import { setLock } from './store.ts';

export async function lockSession(deps: Deps, actor: Actor): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await setLock(tx, actor.sessionId, { locked_at: deps.clock.now(), proven_until: null });
    // A locked screen gets no events.
    await publishEnd(tx, { sessions: [actor.sessionId] });
    await appendEntry(tx, deps.clock, actor, 'session.locked', { subject: 'session', subjectId: actor.sessionId });
  });
}

export async function unlockSession(deps: Deps, actor: Actor, password: string): Promise<void> {
  await requirePassword(deps, actor, password);
  await transaction(deps.db, async (tx) => {
    await setLock(tx, actor.sessionId, { locked_at: null, seen_at: deps.clock.now(), proven_until: null });
    await appendEntry(tx, deps.clock, actor, 'session.unlocked', { subject: 'session', subjectId: actor.sessionId });
  });
}
