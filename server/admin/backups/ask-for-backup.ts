import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertBackup } from './store.ts';

/** Puts it where the next free server takes it, within seconds. One that waits or runs is not joined by a second. */
export async function askForBackup({ db, clock }: Deps, actor: Actor): Promise<{ id: string }> {
  return transaction(db, async (tx) => {
    const id = await insertBackup(tx, { reason: 'by hand', askedBy: actor.accountId, at: clock.now() });
    if (!id) throw new Refusal('backup_running');
    await appendEntry(tx, clock, actor, 'backup.asked', { subject: 'backup', subjectId: id });
    await publish(tx, { type: 'backups', id, to: { roles: ['admin'] } });
    return { id };
  });
}
