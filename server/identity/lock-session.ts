import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publishEnd } from '../platform/events.ts';
import { setLock } from './store.ts';

export async function lockSession(deps: Deps, actor: Actor): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await setLock(tx, actor.sessionId, { locked_at: deps.clock.now() });
    // A locked screen hears no news.
    await publishEnd(tx, { sessions: [actor.sessionId] });
    await appendEntry(tx, deps.clock, actor, 'session.locked', { subject: 'session', subjectId: actor.sessionId });
  });
}
