import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { administratorIds } from '../store.ts';
import { agreeToRelease, countQueued, discardQueued, readHold, releaseHold } from './store.ts';

/** Mails and texts leave a restored clinic again when two administrators say yes to the same: send what is queued, or discard it. */
export async function releaseOutgoing(
  { db, clock }: Deps,
  actor: Actor,
  { isDiscarding }: { isDiscarding: boolean },
): Promise<{ isReleased: boolean }> {
  return transaction(db, async (tx) => {
    const hold = await readHold(tx, actor.accountId);
    if (!hold) throw new Refusal('not_found');
    const { id, held_at: heldAt } = hold;
    const yes = { id, by: actor.accountId, at: clock.now(), isDiscarding };
    const isAlone = (await administratorIds(tx)).length === 1;
    const queued = await countQueued(tx, heldAt);
    const isReleased = await releaseHold(tx, { ...yes, isAlone });
    if (!isReleased && !(await agreeToRelease(tx, yes))) throw new Refusal('not_found');
    if (isReleased && isDiscarding) await discardQueued(tx, heldAt);
    const action = isReleased ? 'outgoing.released' : 'outgoing.agreed';
    const details = { discarding: isDiscarding, ...queued };
    await appendEntry(tx, clock, actor, action, { subject: 'hold', subjectId: id, details });
    await publish(tx, { type: 'backups', id, to: { roles: ['admin'] } });
    return { isReleased };
  });
}
