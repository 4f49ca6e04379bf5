import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { sealCells, sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import { columnsOf } from './moving/store.ts';

export type RecordFacts = {
  id: string;
  pud: string;
  name: string;
  phone: string;
  email: string | null;
  registered_at: Date;
  deactivated_at: Date | null;
  record_held_since: Date | null;
  identity_confirmed_by: string | null;
  version: number;
  account_id: string | null;
  login_disabled_at: Date | null;
  last_login_at: Date | null;
  visits: number;
  last_visit_at: Date | null;
  profile_version: number | null;
  date_of_birth: string | null;
  age_years: number | null;
  age_given_on: string | null;
  sex: string | null;
};

/** Who the two are. Of health only the version of what is known. */
export async function factsOfRecords(db: Database, ids: readonly string[], now: Date): Promise<RecordFacts[]> {
  const { rows } = await sql<RecordFacts>`
    select p.id, p.pud, p.name, p.phone, p.email, p.registered_at, p.deactivated_at, p.record_held_since,
      p.identity_confirmed_by, p.version, p.account_id, a.disabled_at as login_disabled_at, a.last_login_at,
      seen.visits, seen.last_visit_at, h.version as profile_version, h.date_of_birth, h.age_years, h.age_given_on, h.sex
    from patients p
      left join accounts a on a.id = p.account_id
      left join lateral (select version, date_of_birth, age_years, age_given_on, sex from health_profiles
        where patient_id = p.id order by version desc limit 1) h on true
      cross join lateral (select count(*)::int as visits, max(lower(during)) as last_visit_at from appointments
        where patient_id = p.id and lower(during) <= ${now} and status in ('approved', 'completed')) seen
    where p.id = any(${ids}::uuid[]) and p.erased_at is null`.execute(db);
  return rows;
}

export type Collisions = {
  queue: boolean;
  offer: boolean;
  care: boolean;
  profile: boolean;
  is_profile_mixed: boolean;
};

/**
 * The ward takes over what is prescribed for whoever lies in a bed. A prescription of the other record was never meant for
 * that bed, and nobody checked it against what is given there.
 */
const wouldBeOrdered = (lies: string, prescribed: string) => sql`exists (
  select from admissions stay
    join prescribed_medicines medicine on medicine.patient_id = ${prescribed} and medicine.stopped_at is null
    join prescriptions signed on signed.id = medicine.prescription_id and signed.signed_at >= stay.admitted_at
  where stay.patient_id = ${lies} and stay.discharged_at is null
    and not exists (select from medication_orders ordered where ordered.prescribed_medicine_id = medicine.id))`;

/** What one person can have once, and both have. */
export async function collisionsOf(db: Database, kept: string, other: string): Promise<Collisions> {
  const both = (table: string, on: string) => sql`exists (select from ${sql.table(table)} k join ${sql.table(table)} o
    on k.patient_id = ${kept} and o.patient_id = ${other} and ${sql.raw(on)})`;
  const { rows } = await sql<Collisions>`
    select
      ${both(
        'appointments',
        `k.is_queued and o.is_queued and k.status = 'approved' and o.status = 'approved'
        and k.doctor_id = o.doctor_id and k.token_day = o.token_day`,
      )} as queue,
      ${both('waitlist_offers', `k.state = 'open' and o.state = 'open'`)} as offer,
      (${both('admissions', 'k.discharged_at is null and o.discharged_at is null')}
        or ${both('alerts', 'k.closed_at is null and o.closed_at is null and k.source = o.source')}
        or ${both('diagnosis_drafts', 'k.author_id = o.author_id')}
        or ${both('vaccine_decisions', 'k.ended_at is null and o.ended_at is null and k.series = o.series')}
        or ${wouldBeOrdered(kept, other)} or ${wouldBeOrdered(other, kept)}) as care,
      coalesce(k.blood_group <> o.blood_group, false) as profile,
      coalesce(k.allergy_state <> o.allergy_state or k.pregnancy is distinct from o.pregnancy
        or k.allergies <> o.allergies or k.conditions <> o.conditions or k.medicines <> o.medicines, false) as is_profile_mixed
    from (values (1)) one (n)
      left join lateral (select * from health_profiles where patient_id = ${kept} order by version desc limit 1) k on true
      left join lateral (select * from health_profiles where patient_id = ${other} order by version desc limit 1) o on true`.execute(
    db,
  );
  return rows[0] ?? { queue: true, offer: true, care: true, profile: true, is_profile_mixed: true };
}

type Overlap = { doctor: string; starts_at: Date; other_doctor: string; other_starts_at: Date };

export async function overlapsOf(db: Database, kept: string, other: string): Promise<Overlap[]> {
  const { rows } = await sql<Overlap>`
    select kd.name as doctor, lower(k.during) as starts_at, od.name as other_doctor, lower(o.during) as other_starts_at
    from appointments k join appointments o on k.during && o.during
      join accounts kd on kd.id = k.doctor_id join accounts od on od.id = o.doctor_id
    where k.patient_id = ${kept} and o.patient_id = ${other} and k.holds_slot and o.holds_slot
    order by 2`.execute(db);
  return rows;
}

export async function hasProposal(db: Database, ids: readonly string[], but: string | null): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from patient_merges where state = 'proposed'
    and (kept_id = any(${ids}::uuid[]) or other_id = any(${ids}::uuid[])) and id is distinct from ${but}::uuid) as waits`.execute(
    db,
  );
  return rows[0]?.waits === true;
}

/** The proposal of these two that waits. */
export async function proposalOf(db: Database, kept: string, other: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from patient_merges
    where state = 'proposed' and kept_id = ${kept} and other_id = ${other}`.execute(db);
  return rows[0]?.id ?? null;
}

/** In one order, so that two merges never wait for each other. Whoever writes into either of them waits. */
export async function lockRecords(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from patients where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

export async function insertProposal(tx: Tx, merge: Omit<Insertable<DB['patient_merges']>, 'id'>): Promise<string> {
  const id = randomUUID();
  const reason = await sealText(tx, { column: SEALED.mergeReason, owner: merge.kept_id, row: [id] }, merge.reason);
  await tx
    .insertInto('patient_merges')
    .values({ ...merge, id, reason })
    .execute();
  return id;
}

const merges = (db: Database) =>
  db
    .selectFrom('patient_merges as m')
    .leftJoin('patients as k', 'k.id', 'm.kept_id')
    .leftJoin('patients as o', 'o.id', 'm.other_id')
    .leftJoin('accounts as proposer', 'proposer.id', 'm.proposed_by')
    .leftJoin('accounts as ender', 'ender.id', 'm.ended_by')
    .leftJoin('accounts as undoer', 'undoer.id', 'm.undone_by')
    .selectAll('m')
    .select([
      sql<boolean>`k.erased_at is not null`.as('is_erased'),
      sql<string>`coalesce(k.name, '')`.as('kept_name'),
      sql<string>`coalesce(o.name, m.other_row ->> 'name', '')`.as('other_name'),
      'proposer.name as proposer',
      'ender.name as ender',
      'undoer.name as undoer',
    ]);

export type MergeRow = NonNullable<Awaited<ReturnType<typeof mergeById>>>;

export const mergeById = (db: Database, id: string) => merges(db).where('m.id', '=', id).executeTakeFirst();

const SHOWN = 50;

export const newestMerges = (db: Database) =>
  merges(db).orderBy(sql`m.state <> 'proposed'`).orderBy('m.proposed_at', 'desc').limit(SHOWN).execute();

export const mergesOfPud = (db: Database, pud: string) =>
  merges(db)
    .where((where) => where.or([where('m.kept_pud', '=', pud), where('m.other_pud', '=', pud)]))
    .orderBy('m.proposed_at', 'desc')
    .execute();

type Ending = { state: 'declined' | 'done'; by: string; at: Date };

/** True for the one end that came first. With `done` the other's row is kept beside it. */
export async function endProposal(tx: Tx, id: string, { state, by, at }: Ending): Promise<boolean> {
  const { numAffectedRows } = await sql`update patient_merges m
    set state = ${state}::text, ended_by = ${by}, ended_at = ${at},
      other_row = case when ${state}::text = 'done' then (select to_jsonb(p) from patients p where p.id = m.other_id) end
    where id = ${id} and state = 'proposed'`.execute(tx);
  return numAffectedRows === 1n;
}

export async function keepBefore(tx: Tx, { id, kept_id }: MergeRow, before: KeptBefore): Promise<void> {
  const sealed = await sealCells(tx, { owner: kept_id, row: [kept_id] }, { email: SEALED.patientEmail }, before);
  await tx
    .updateTable('patient_merges')
    .set({ kept_before: JSON.stringify(sealed) })
    .where('id', '=', id)
    .execute();
}

/** What a merge changed in the kept record and in logins. */
export type KeptBefore = {
  accountId: string | null;
  email: string | null;
  place: string | null;
  heldSince: string | null;
  confirmedBy: string | null;
  codeMadeBy: string | null;
  activatedBy: string | null;
  profile: { own: number | null; joined: number; isMixed: boolean };
  /** The login that stays, with what one typed before; and the one that was closed. */
  stays: { id: string; login: string } | null;
  closed: { id: string; login: string; wasOpen: boolean } | null;
};

/** Whether another record was merged into the same one since. The caller has locked the kept record. */
export async function isMergedAgain(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from patient_merges later join patient_merges m
    on later.kept_id = m.kept_id and later.ended_at > m.ended_at
    where m.id = ${id} and later.state = 'done') as is`.execute(tx);
  return rows[0]?.is === true;
}

type Undoing = { by: string; at: Date; reason: string };

export async function endUndone(tx: Tx, { id, kept_id }: MergeRow, { by, at, reason }: Undoing): Promise<boolean> {
  const sealed = await sealText(tx, { column: SEALED.mergeUndoReason, owner: kept_id, row: [id] }, reason);
  const { numAffectedRows } = await sql`update patient_merges
    set state = 'undone', undone_by = ${by}, undone_at = ${at}, undo_reason = ${sealed}
    where id = ${id} and state = 'done'`.execute(tx);
  return numAffectedRows === 1n;
}

export async function keepStayed(tx: Tx, id: string, stayed: Record<string, number>): Promise<void> {
  await tx
    .updateTable('patient_merges')
    .set({ stayed: JSON.stringify(stayed) })
    .where('id', '=', id)
    .execute();
}

/** Fails while any row of any table still points to it: nothing can be left behind. */
export async function removeRecord(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('patients').where('id', '=', id).execute();
}

export async function insertRecordAgain(tx: Tx, mergeId: string): Promise<void> {
  const columns = await columnsOf(tx, 'patients', sql`select other_row from patient_merges where id = ${mergeId}`);
  await sql`insert into patients (${columns}) select ${columns} from (select r.* from patient_merges m,
    jsonb_populate_record(null::patients, m.other_row) r where m.id = ${mergeId}) again`.execute(tx);
}

type RecordChange = Partial<
  Pick<
    Insertable<DB['patients']>,
    'account_id' | 'email' | 'place' | 'record_held_since' | 'identity_confirmed_by' | 'code_made_by' | 'activated_by'
  >
>;

export async function changeRecord(tx: Tx, id: string, change: RecordChange): Promise<void> {
  const sealed = await sealCells(tx, { owner: id, row: [id] }, { email: SEALED.patientEmail }, change);
  await tx
    .updateTable('patients')
    .set({ ...sealed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export const recordById = (tx: Tx, id: string) =>
  tx.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirst();

/** The place is the bed of the stay that runs, as it is now: nobody is called to one that was left. */
export async function settlePlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update patients p set place = (
      select rooms.name || '-' || beds.name from admissions
        join beds on beds.id = admissions.bed_id join rooms on rooms.id = beds.room_id
      where admissions.patient_id = p.id and admissions.discharged_at is null)
    where p.id = any(${ids}::uuid[])`.execute(tx);
}

/** Of the last visit or signature. */
export async function lastDoctorOf(tx: Tx, patientId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select seen.id from (
      select doctor_id as id, lower(during) as at from appointments
        where patient_id = ${patientId} and status in ('approved', 'completed')
      union all select signed_by, signed_at from diagnoses where patient_id = ${patientId}) seen
    join accounts on accounts.id = seen.id and accounts.disabled_at is null order by seen.at desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

export const loginOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'login', 'disabled_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export async function setLogin(tx: Tx, accountId: string, login: string): Promise<void> {
  await tx.updateTable('accounts').set({ login }).where('id', '=', accountId).execute();
}

export async function addFormerLogin(tx: Tx, login: string, accountId: string): Promise<void> {
  await tx.insertInto('former_logins').values({ login, account_id: accountId }).execute();
}

export async function removeFormerLogin(tx: Tx, login: string): Promise<void> {
  await tx.deleteFrom('former_logins').where('login', '=', login).execute();
}
