import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { STEP_UP_MS } from '#server/platform/require-step-up.ts';
import { setProven } from './store.ts';

/** The calling module has looked at the proof. It counts in this session alone. */
export async function markProven(deps: Deps, actor: Actor): Promise<Date> {
  const until = new Date(deps.clock.now().getTime() + STEP_UP_MS);
  await transaction(deps.db, async (tx) => {
    await setProven(tx, actor.sessionId, until);
    const about = { subject: 'session', subjectId: actor.sessionId };
    await appendEntry(tx, deps.clock, actor, 'session.proven', about);
  });
  return until;
}
