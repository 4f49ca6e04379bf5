import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { AccessPart } from '#contract/endpoint.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { executePrepared } from '#server/db/prepared-statements.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { sealCells } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import type { AgeFacts } from '../age.ts';

/** A patient, and what one account may there; without an access of that account its columns are null. */
export type AccessRow = AgeFacts & {
  patient_id: string;
  deactivated_at: Date | null;
  id: string | null;
  relation: 'self' | 'guardian' | 'helper' | null;
  state: 'asked' | 'unconfirmed' | 'confirmed' | null;
  parts: AccessPart[] | null;
  until: Date | null;
  sees_confidential: boolean | null;
  told_60: boolean | null;
  told_7: boolean | null;
};

const COLUMNS = `p.id as patient_id, p.deactivated_at, a.id, a.relation, a.state, a.parts, a.until, a.sees_confidential, a.told_60, a.told_7,
  born.date_of_birth::text, born.age_years, born.age_given_on::text`;
const BORN = `left join lateral (select date_of_birth, age_years, age_given_on from health_profiles
    where patient_id = p.id order by version desc limit 1) born on true`;

const accessOf = (column: 'id' | 'pud') => `select ${COLUMNS} from patients p
  left join patient_access a on a.patient_id = p.id and a.account_id = $1 and a.ended_at is null
  ${BORN} where p.${column} = $2`;
const BY_ID = accessOf('id');
const BY_PUD = accessOf('pud');

/** `whom`: an id or a PUD, spelt as we spell it. */
export async function accessRow(db: Database, accountId: string, whom: string): Promise<AccessRow | null> {
  const text = whom.startsWith('PUD') ? BY_PUD : BY_ID;
  const [row] = await executePrepared<AccessRow>(db, { text, values: [accountId, whom] });
  return row ?? null;
}

/** Null: it is not. Also in a transaction that withholds: the table itself is asked. */
export async function whyConfidential(db: Database, part: string): Promise<string | null> {
  const { rows } = await sql<{ cause: string }>`
    select cause from public.confidential_marks where subject_id = ${part} and lifted_at is null`.execute(db);
  return rows[0]?.cause ?? null;
}

export const accessRowsById = (db: Database, ids: readonly string[]): Promise<AccessRow[]> =>
  executePrepared<AccessRow>(db, {
    text: `select ${COLUMNS} from patient_access a join patients p on p.id = a.patient_id ${BORN}
      where a.id = any($1::uuid[]) and a.ended_at is null`,
    values: [[...ids]],
  });

export type FamilyRow = AccessRow & {
  id: string;
  relation: 'guardian' | 'helper';
  state: 'asked' | 'unconfirmed' | 'confirmed';
  parts: AccessPart[];
  sees_confidential: boolean;
  since: Date;
  account_id: string;
  account_name: string;
  account_pud: string;
  /** Nobody has seen yet who is at the account, or it is closed. */
  is_holder_out: boolean;
  guardian_paper: string | null;
  confirmed_by: string | null;
  login_asked_at: Date | null;
  longer_asked_at: Date | null;
  longer_refused_at: Date | null;
  patient_name: string;
  pud: string;
  owner_id: string | null;
};

const FAMILY = `select ${COLUMNS}, a.since, a.account_id, a.login_asked_at, a.longer_asked_at, a.longer_refused_at, account.name as account_name, account.login as account_pud,
    coalesce(holder.record_held_since is not null, false) or account.disabled_at is not null as is_holder_out,
    a.guardian_paper, confirmer.name as confirmed_by, p.name as patient_name, p.pud, p.account_id as owner_id
  from patient_access a join patients p on p.id = a.patient_id join accounts account on account.id = a.account_id
  left join patients holder on holder.account_id = a.account_id left join accounts confirmer on confirmer.id = a.confirmed_by ${BORN}
  where a.ended_at is null and a.relation <> 'self'`;

const familyRows = (db: Database, where: string, values: unknown[]): Promise<FamilyRow[]> =>
  executePrepared<FamilyRow>(db, { text: `${FAMILY} and ${where} order by a.since, a.id`, values });

/** Whom this account may act for, or asks to. */
export const accessesOf = (db: Database, accountId: string) => familyRows(db, 'a.account_id = $1', [accountId]);

/** Who may act for this patient, or asks to. */
export const accessesTo = (db: Database, patientId: string) => familyRows(db, 'a.patient_id = $1', [patientId]);

export const unconfirmedAccesses = (db: Database) => familyRows(db, `a.state in ('asked', 'unconfirmed')`, []);

/** Those that end by themselves before this moment or day, or have ended already. */
export const endingAccesses = (db: Database, before: Date, bornUntil: string) =>
  familyRows(
    db,
    `(a.until <= $1 or (a.relation = 'guardian' and coalesce(born.date_of_birth,
      born.age_given_on - make_interval(years => born.age_years)) <= $2::date))`,
    [before, bornUntil],
  );

/** Any access that has not ended: the policy says who may do what with it. Others who end or change it wait. */
export async function lockAccess(tx: Tx, id: string): Promise<FamilyRow | undefined> {
  await tx.selectFrom('patient_access').select('id').where('id', '=', id).forUpdate().execute();
  return (await familyRows(tx, 'a.id = $1', [id]))[0];
}

export async function insertAccess(tx: Tx, access: Insertable<DB['patient_access']>): Promise<string | null> {
  const id = randomUUID();
  const words = { guardian_paper: SEALED.guardianPaper };
  const made = await tx
    .insertInto('patient_access')
    .values(await sealCells(tx, { owner: access.patient_id, row: [id] }, words, { ...access, id }))
    .onConflict((conflict) => conflict.columns(['patient_id', 'account_id']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

async function sealEnd(tx: Tx, id: string, change: Updateable<DB['patient_access']>) {
  if (!change.end_reason) return change;
  const row = await tx.selectFrom('patient_access').select('patient_id').where('id', '=', id).executeTakeFirst();
  const words = { end_reason: SEALED.accessEndReason };
  return row ? sealCells(tx, { owner: row.patient_id, row: [id] }, words, change) : change;
}

/** True for exactly one of those who change it at once; what has ended stays ended. */
export async function changeAccessIf(tx: Tx, id: string, change: Updateable<DB['patient_access']>): Promise<boolean> {
  const changed = await tx
    .updateTable('patient_access')
    .set(await sealEnd(tx, id, change))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Also those that have ended, newest first; none in a transaction that withholds something. */
export const everyAccessTo = (db: Database, patientId: string) =>
  db
    .selectFrom('patient_access')
    .innerJoin('accounts', 'accounts.id', 'patient_access.account_id')
    .select(['patient_access.id', 'accounts.name', 'relation', 'parts', 'state', 'since', 'until', 'ended_at'])
    .where('patient_id', '=', patientId)
    .where('relation', '<>', 'self')
    .where(sql<boolean>`coalesce(current_setting('nadi.withholds', true), '') = ''`)
    .orderBy('since', 'desc')
    .execute();

/** Nobody who acts for this patient sees the confidential any more. */
export const hideConfidential = (tx: Tx, patientId: string) =>
  tx
    .updateTable('patient_access')
    .set({ sees_confidential: false })
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .execute();

export const insertInvitation = (tx: Tx, invitation: Insertable<DB['access_invitations']>) =>
  tx.insertInto('access_invitations').values(invitation).returning('id').executeTakeFirstOrThrow();

const invitations = (db: Database, now: Date) =>
  db
    .selectFrom('access_invitations as i')
    .innerJoin('patients', 'patients.id', 'i.patient_id')
    .select(['i.id', 'i.patient_id', 'i.pud', 'i.parts', 'i.months', 'i.expires_at', 'i.code_hash', 'i.made_by'])
    .select('patients.name')
    .where('i.ended_at', 'is', null)
    .where('i.expires_at', '>', now);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number];

export const invitationById = (db: Database, id: string, now: Date) =>
  invitations(db, now).where('i.id', '=', id).executeTakeFirst();

export const invitationsBy = (db: Database, patientId: string, now: Date) =>
  invitations(db, now).where('i.patient_id', '=', patientId).orderBy('i.made_at').execute();

export const invitationsTo = (db: Database, pud: string, now: Date) =>
  invitations(db, now).where('i.pud', '=', pud).orderBy('i.made_at').execute();

/** Makes room for a new one: what nobody answered in time is over. */
export const endOldInvitations = (tx: Tx, patientId: string, now: Date) =>
  tx
    .updateTable('access_invitations')
    .set({ ended_at: now, ended_as: 'withdrawn' })
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();

/** True for exactly one of those who answer at once. */
export async function endInvitationIf(
  tx: Tx,
  id: string,
  ended_as: 'accepted' | 'declined' | 'withdrawn',
  ended_at: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable('access_invitations')
    .set({ ended_at, ended_as })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

export async function insertCustodyNote(tx: Tx, note: Insertable<DB['custody_notes']>): Promise<void> {
  const id = randomUUID();
  const words = { note: SEALED.custodyNote };
  const values = await sealCells(tx, { owner: note.patient_id, row: [id] }, words, { ...note, id });
  await tx.insertInto('custody_notes').values(values).execute();
}

export const custodyNotesOf = (db: Database, patientId: string) =>
  db
    .selectFrom('custody_notes as n')
    .innerJoin('accounts', 'accounts.id', 'n.written_by')
    .select(['n.id', 'n.note', 'n.is_court_order', 'n.lifts', 'n.written_at', 'accounts.name as by'])
    .select(sql<boolean>`exists (select from custody_notes lifting where lifting.lifts = n.id)`.as('is_lifted'))
    .where('n.patient_id', '=', patientId)
    .orderBy('n.written_at', 'desc')
    .orderBy('n.id')
    .execute();

/** Whether two accounts look like those of one person, or of one household: by e-mail or phone. */
export async function looksLikeOne(db: Database, one: string, other: string): Promise<boolean> {
  // Not sealed yet: it cannot be compared, and counts as alike.
  const { rows } = await sql`select from accounts a join accounts b on b.id = ${other}
    where a.id = ${one} and (a.id = b.id or a.email_hash = b.email_hash or a.phone_hash = b.phone_hash
      or (a.phone is not null and b.phone is not null and (a.phone_hash is null or b.phone_hash is null)))`.execute(db);
  return rows.length > 0;
}

/** The access of this account to this patient that has not been noted as ended. */
export async function lockAccessBetween(tx: Tx, patientId: string, accountId: string): Promise<FamilyRow | undefined> {
  const [row] = await familyRows(tx, 'a.patient_id = $1 and a.account_id = $2', [patientId, accountId]);
  return row && lockAccess(tx, row.id);
}

/** The court orders of these patients that nobody has lifted, the newest first. */
export const courtOrdersOf = (db: Database, patientIds: readonly string[]) =>
  db
    .selectFrom('custody_notes as n')
    .innerJoin('accounts', 'accounts.id', 'n.written_by')
    .select(['n.id', 'n.patient_id', 'n.note', 'n.is_court_order', 'n.written_at', 'accounts.name as by'])
    .where('n.patient_id', '=', sql<string>`any(${[...patientIds]}::uuid[])`)
    .where('n.is_court_order', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('custody_notes as lifted').select('lifted.id').whereRef('lifted.lifts', '=', 'n.id'))),
    )
    .orderBy('n.written_at', 'desc')
    .execute();

/** Of these patients, those with a court order that holds. */
export const courtOrdersAmong = async (db: Database, patientIds: readonly string[]): Promise<Set<string>> =>
  new Set((await courtOrdersOf(db, patientIds)).map(({ patient_id }) => patient_id));

/** The birth of an account's own patient, as far as it is known. */
export const ownBirth = async (db: Database, patientId: string): Promise<AgeFacts | undefined> =>
  (
    await executePrepared<AgeFacts>(db, {
      text: `select born.date_of_birth::text, born.age_years, born.age_given_on::text from patients p ${BORN} where p.id = $1`,
      values: [patientId],
    })
  )[0];
