import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../db/connect.ts';
import type { DB } from '../../db/rows.generated.ts';

/** The links of earlier wishes stop working. */
export async function closeEmailChanges(tx: Tx, patientId: string, now: Date): Promise<void> {
  await tx
    .updateTable('email_changes')
    .set({ closed_at: now })
    .where('patient_id', '=', patientId)
    .where('closed_at', 'is', null)
    .execute();
}

export async function insertEmailChange(tx: Tx, change: Insertable<DB['email_changes']>): Promise<void> {
  await tx.insertInto('email_changes').values(change).execute();
}

/** What waits, also when its link is too old: another mail can be asked for. */
export const waitingEmailOf = (db: Database, patientId: string) =>
  db
    .selectFrom('email_changes')
    .select(['new_email', 'stage'])
    .where('patient_id', '=', patientId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** Answers the wish that the link belongs to, to exactly one of those who try at once. */
export const closeByToken = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('email_changes')
    .set({ closed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['patient_id', 'new_email', 'stage'])
    .executeTakeFirst();

export async function changesMadeSince(db: Database, patientId: string, since: Date): Promise<number> {
  const rows = await db
    .selectFrom('email_changes')
    .select('token_hash')
    .where('patient_id', '=', patientId)
    .where('made_at', '>', since)
    .limit(100)
    .execute();
  return rows.length;
}
