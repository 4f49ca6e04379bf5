import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { addressHash, sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import { isMailedTo } from '#server/platform/mail/is-mailed-to.ts';
import { mergedPud } from '../merged/store.ts';

export type EmailStage = 'approve' | 'confirm';

/** The links of these requests stop working. */
export async function closeEmailChanges(
  tx: Tx,
  patientId: string,
  stages: readonly EmailStage[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('email_changes')
    .set({ closed_at: now })
    .where('patient_id', '=', patientId)
    .where('stage', 'in', stages)
    .where('closed_at', 'is', null)
    .execute();
}

export async function insertEmailChange(tx: Tx, change: Insertable<DB['email_changes']>): Promise<void> {
  const { patient_id: owner, new_email } = change;
  const id = randomUUID();
  const cell = { column: SEALED.newEmail, owner, row: [id] };
  const sealed = { new_email: await sealText(tx, cell, new_email), new_email_hash: addressHash(tx, new_email) };
  await tx
    .insertInto('email_changes')
    .values({ ...change, id, ...sealed })
    .execute();
}

/**
 * Reads the address that waits, even when its link is too old, because another mail can be asked for. One typed by staff
 * comes first.
 */
export const waitingEmailOf = (db: Database, patientId: string, stage?: EmailStage) =>
  db
    .selectFrom('email_changes')
    .select(['id', 'new_email', 'stage'])
    .where('patient_id', '=', patientId)
    .where('closed_at', 'is', null)
    .$if(stage !== undefined, (found) => found.where('stage', '=', stage as EmailStage))
    .orderBy('stage')
    .executeTakeFirst();

/** Closes the request of this link and returns it, to exactly one of several callers at once. */
export const closeByToken = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('email_changes')
    .set({ closed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'patient_id', 'new_email', 'stage'])
    .executeTakeFirst();

/** The owner's own. What staff typed is counted by countTypedSince. */
export async function countOwnSince(db: Database, patientId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('email_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('patient_id', '=', patientId)
    .where('typed_by', 'is', null)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts mails to this address, in any spelling and for any patient. The lock makes several at once count each other. */
export async function welcomesMailedSince(tx: Tx, email: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('welcome:' || lower(${email}), 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'welcome')
    .where(isMailedTo(tx, email))
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

type Typed = { nurseId: string; patientId: string; since: Date };

/**
 * The lock makes several changes of one nurse at once count each other; the patient's row is locked by whoever changes it.
 */
export async function countTypedSince(tx: Tx, { nurseId, patientId, since }: Typed) {
  await sql`select pg_advisory_xact_lock(hashtextextended('typed-email:' || ${nurseId}::text, 0))`.execute(tx);
  return tx
    .selectFrom('email_changes')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('patient_id', '=', patientId).as('forPatient'),
      fn.countAll<number>().filterWhere('typed_by', '=', nurseId).as('byNurse'),
    ])
    .where('typed_by', 'is not', null)
    .where('made_at', '>', since)
    .where((where) => where.or([where('patient_id', '=', patientId), where('typed_by', '=', nurseId)]))
    .executeTakeFirstOrThrow();
}

// A family shares an address; nobody's letter box is filled by many registrations with it.
const MAX_AT_ONE_ADDRESS = 5;

/** Accounts whose first address waits for its link at this one. What staff typed waits for the owner and is not among them. */
export async function unconfirmedAt(tx: Tx, email: string, pud: string | null) {
  // Also a PUD from before two records were merged.
  const merged = pud === null ? null : await mergedPud(tx, pud);
  return tx
    .selectFrom('email_changes')
    .innerJoin('patients', 'patients.id', 'email_changes.patient_id')
    .innerJoin('accounts', 'accounts.id', 'patients.account_id')
    .where(
      sql<boolean>`(email_changes.new_email_hash = ${addressHash(tx, email)}
        or (email_changes.new_email_hash is null and lower(email_changes.new_email) = lower(${email})))`,
    )
    .where('email_changes.closed_at', 'is', null)
    .where('email_changes.stage', '=', 'confirm')
    .where('patients.email', 'is', null)
    .where('accounts.email', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .where('patients.deactivated_at', 'is', null)
    .$if(pud !== null, (found) =>
      found.where((where) => where.or([where('patients.pud', '=', pud ?? ''), where('patients.id', '=', merged)])),
    )
    .select(['patients.id', 'patients.name', 'patients.pud', 'patients.account_id'])
    .select(['email_changes.id as email_change_id', 'email_changes.new_email'])
    .orderBy('email_changes.made_at')
    .limit(MAX_AT_ONE_ADDRESS)
    .execute();
}
