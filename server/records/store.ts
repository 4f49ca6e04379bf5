import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { AllergyDetail } from '#contract/patients/profile.ts';
import { DAYS_FOR_A_BEST } from '#contract/readings/own-dangers.ts';
import type { ReadingKind } from '#contract/readings/readings.ts';
import { compileOnce } from '../db/compile-once.ts';
import type { Database, Tx } from '../db/connect.ts';
import { executePrepared } from '../db/prepared-statements.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import type { ClinicFacts } from './profile/next-clinic-facts.ts';
import type { MedicineVisit, PregnancyVisit } from './profile/next-medicines.ts';
import type { StoredProblem } from './profile/next-problems.ts';

// Named with its schema: inside a `with readings` it still means all of them.
const ownBest = sql<number | null>`case when readings.kind = 'peak-flow' then (
  select max(best.value) from public.readings best
  where best.patient_id = readings.patient_id and best.kind = 'peak-flow' and best.wrong_since is null
    and best.measured_at < readings.measured_at and best.measured_at > readings.measured_at - interval '1 year'
  having count(distinct best.measured_at::date) >= ${sql.lit(DAYS_FOR_A_BEST)}
) end`;

const withCrossedOut = (db: Database) =>
  db
    .selectFrom('readings')
    .innerJoin('accounts', 'accounts.id', 'readings.recorded_by')
    // The call that the patient asked for at that moment.
    .leftJoin('staff_tasks as calls', (join) =>
      join
        .onRef('calls.patient_id', '=', 'readings.patient_id')
        .onRef('calls.given_at', '=', 'readings.told_at')
        .on('calls.diagnosis_id', 'is', null),
    )
    .leftJoin('accounts as callers', 'callers.id', 'calls.taken_by')
    .selectAll('readings')
    .select([
      'accounts.name as recorder',
      'callers.name as caller',
      'calls.taken_at as call_taken_at',
      'calls.done_at as called_at',
      'accounts.role as recorder_role',
      ownBest.as('own_best'),
    ]);

const readings = (db: Database) => withCrossedOut(db).where('readings.wrong_since', 'is', null);

const A_YEAR_MS = 365 * DAY_MS;

export type ReadingRow = Awaited<ReturnType<typeof readingsOf>>[number];

export function readingsOf(db: Database, patientId: string, input: { kind?: ReadingKind | undefined; limit: number }) {
  const query = readings(db)
    .where('readings.patient_id', '=', patientId)
    .orderBy('readings.measured_at', 'desc')
    // Of two readings in the same minute the one recorded last is the newest, on every screen and after a reload.
    .orderBy('readings.recorded_at', 'desc')
    .orderBy('readings.id')
    .limit(input.limit);
  return (input.kind ? query.where('readings.kind', '=', input.kind) : query).execute();
}

/** Without those that came with a set of observations at the bed. */
export async function countReadingsSince(db: Database, patientId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('readings')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('patient_id', '=', patientId)
    .where('recorded_at', '>', since)
    .where('is_of_set', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The highest peak flow of the year before; null while there are readings of too few days. */
export async function bestPeakFlow(db: Database, patientId: string, at: Date): Promise<number | null> {
  const best = await db
    .selectFrom('readings')
    .select((value) => value.fn.max('value').as('value'))
    .where('patient_id', '=', patientId)
    .where('kind', '=', 'peak-flow')
    .where('wrong_since', 'is', null)
    .where('measured_at', '<', at)
    .where('measured_at', '>', new Date(at.getTime() - A_YEAR_MS))
    .having(sql<number>`count(distinct measured_at::date)`, '>=', DAYS_FOR_A_BEST)
    .executeTakeFirst();
  return best?.value ?? null;
}

/** The newest of each of these kinds, by the same order. */
export async function newestReadings(
  db: Database,
  patientId: string,
  kinds: readonly ReadingKind[],
): Promise<ReadingRow[]> {
  newestText ??= `with readings as (
      select newest.* from unnest($1::text[]) as asked(kind) cross join lateral (
        select * from readings where patient_id = $2 and kind = asked.kind and wrong_since is null
        order by measured_at desc, recorded_at desc, id limit 1) newest
    ) ${withCrossedOut(db).compile().sql}`;
  return executePrepared<ReadingRow>(db, { text: newestText, values: [kinds, patientId] });
}

// Composed once.
let newestText: string | undefined;

const WORDS = { note: SEALED.readingNote, correction_reason: SEALED.readingCorrection };

export async function insertReadings(tx: Tx, rows: Insertable<DB['readings']>[]): Promise<string[]> {
  const sealed = [];
  for (const row of rows) {
    const id = randomUUID();
    sealed.push(await sealCells(tx, { owner: row.patient_id, row: [id] }, WORDS, { ...row, id }));
  }
  await tx.insertInto('readings').values(sealed).execute();
  return sealed.map(({ id }) => id);
}

export const readingsById = (db: Database, ids: string[]) =>
  readings(db).where('readings.id', 'in', ids).orderBy('readings.measured_at', 'desc').execute();

/** Locks the readings until the transaction ends, always in the same order. Crossed-out ones are not found. */
export const lockReadings = (tx: Tx, ids: readonly string[]) =>
  readings(tx)
    .where('readings.id', 'in', [...ids])
    .orderBy('readings.id')
    .forUpdate('readings')
    .execute();

type Told = Pick<Insertable<DB['readings']>, 'told_at' | 'told_as' | 'told_signs'>;

export async function setTold(tx: Tx, ids: readonly string[], told: Told): Promise<void> {
  await tx
    .updateTable('readings')
    .set(told)
    .where('id', 'in', [...ids])
    .execute();
}

/** One's own entries only: whose record it was in; null when there is no such one, or it was crossed out before. */
export async function crossOut(tx: Tx, id: string, recordedBy: string, now: Date): Promise<string | null> {
  const crossed = await tx
    .updateTable('readings')
    .set({ wrong_since: now, wrong_by: recordedBy })
    .where('id', '=', id)
    .where('recorded_by', '=', recordedBy)
    .where('wrong_since', 'is', null)
    .returning('patient_id')
    .executeTakeFirst();
  return crossed?.patient_id ?? null;
}

/** Crosses out whosever reading it is: the caller has locked it and asked the policy. */
export async function crossOutFor(tx: Tx, id: string, by: string, now: Date): Promise<void> {
  await tx.updateTable('readings').set({ wrong_since: now, wrong_by: by }).where('id', '=', id).execute();
}

export type GrowthReadingRow = Awaited<ReturnType<typeof growthReadings>>[number];

/** Oldest first, each with what it corrected. */
export const growthReadings = (db: Database, patientId: string) =>
  db
    .selectFrom('readings')
    .innerJoin('accounts', 'accounts.id', 'readings.recorded_by')
    .leftJoin('readings as old', 'old.id', 'readings.corrects')
    .leftJoin('accounts as old_by', 'old_by.id', 'old.recorded_by')
    .selectAll('readings')
    .select([
      'accounts.name as recorder',
      'accounts.role as recorder_role',
      'old.value as old_value',
      'old_by.name as old_recorder',
    ])
    .where('readings.patient_id', '=', patientId)
    .where('readings.kind', 'in', ['weight', 'height', 'head'])
    .where('readings.wrong_since', 'is', null)
    .orderBy('readings.measured_at')
    .orderBy('readings.recorded_at')
    .orderBy('readings.id')
    .execute();

/** The newest of a kind that was measured before a moment. */
export async function measuredBefore(
  db: Database,
  patientId: string,
  kind: ReadingKind,
  at: Date,
  since = new Date(0),
): Promise<number | null> {
  const row = await db
    .selectFrom('readings')
    .select('value')
    .where('patient_id', '=', patientId)
    .where('kind', '=', kind)
    .where('wrong_since', 'is', null)
    .where('measured_at', '<', at)
    .where('measured_at', '>=', since)
    .orderBy('measured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value ?? null;
}

type BirthCorrected = { was: string | null; at: string };
export type ProfileRow = Selectable<DB['health_profiles']> & {
  stater: string | null;
  birth_corrected: BirthCorrected | null;
  /** Of all its versions; of whoever acts for the patient nobody is told which. */
  private_entries: string[];
};

/** The last time that the date of birth was put right: doses go by it. */
const birthCorrected =
  sql<BirthCorrected | null>`(select jsonb_build_object('id', c.id, 'was', c.was, 'at', c.corrected_at)
  from person_corrections c where c.patient_id = health_profiles.patient_id and c.field = 'date-of-birth'
  order by c.corrected_at desc limit 1)`.as('birth_corrected');

const privateEntries = sql<string[]>`array(select m.subject_id from confidential_marks m
  where m.patient_id = health_profiles.patient_id and m.subject = 'profile-entry' and m.lifted_at is null)`.as(
  'private_entries',
);

const profiles = (db: Database, patientId: string) =>
  db
    .selectFrom('health_profiles')
    .leftJoin('accounts', 'accounts.id', 'health_profiles.allergies_stated_by')
    .selectAll('health_profiles')
    .select(['accounts.name as stater', birthCorrected, privateEntries])
    .where('health_profiles.patient_id', '=', patientId);

const latest = compileOnce<{ patientId: string }>()((db, value) =>
  profiles(db, value('patientId')).orderBy('health_profiles.version', 'desc').limit(sql.lit(1)),
);

export const latestProfile = (db: Database, patientId: string): Promise<ProfileRow | undefined> =>
  latest.first(db, { patientId });

/** Also what is hidden from whoever asks: nothing of it may be answered. */
export const uncheckedProfile = (tx: Tx, patientId: string): Promise<ProfileRow | undefined> =>
  profiles(tx.withSchema('public'), patientId).orderBy('health_profiles.version', 'desc').limit(1).executeTakeFirst();

export const latestProfiles = (db: Database, patientIds: readonly string[]): Promise<ProfileRow[]> =>
  db
    .selectFrom('health_profiles')
    .leftJoin('accounts', 'accounts.id', 'health_profiles.allergies_stated_by')
    .distinctOn('health_profiles.patient_id')
    .selectAll('health_profiles')
    .select(['accounts.name as stater', birthCorrected, privateEntries])
    .where('health_profiles.patient_id', 'in', [...patientIds])
    .orderBy('health_profiles.patient_id')
    .orderBy('health_profiles.version', 'desc')
    .execute();

export const profileVersion = (db: Database, patientId: string, version: number): Promise<ProfileRow | undefined> =>
  profiles(db, patientId).where('health_profiles.version', '=', version).executeTakeFirst();

type InWords = ClinicFacts & {
  allergy_details: AllergyDetail[];
  problems: StoredProblem[];
  medicine_visits: MedicineVisit[];
  pregnancy_visit: PregnancyVisit | null;
};
type NewProfile = Omit<Insertable<DB['health_profiles']>, keyof InWords> & InWords;

/** False when someone else wrote this version first. */
export async function insertProfile(tx: Tx, profile: NewProfile): Promise<boolean> {
  const inWords = {
    allergy_details: JSON.stringify(profile.allergy_details),
    problems: JSON.stringify(profile.problems),
    contraception: profile.contraception && JSON.stringify(profile.contraception),
    kidney: profile.kidney && JSON.stringify(profile.kidney),
    medicine_visits: JSON.stringify(profile.medicine_visits),
    pregnancy_visit: profile.pregnancy_visit && JSON.stringify(profile.pregnancy_visit),
  };
  const id = randomUUID();
  const words = {
    emergency_name: SEALED.emergencyName,
    emergency_phone: SEALED.emergencyPhone,
    allergy_details: SEALED.allergyDetails,
  };
  const values = await sealCells(tx, { owner: profile.patient_id, row: [id] }, words, { ...profile, id, ...inWords });
  // In the table itself: the view of whoever acts for the patient cannot be written.
  const inserted = await tx
    .withSchema('public')
    .insertInto('health_profiles')
    .values(values)
    .onConflict((taken) => taken.columns(['patient_id', 'version']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Of everything in any version of this profile that has an id. */
export async function entriesOf(tx: Tx, patientId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.id from health_profiles h, entries_with_origin(h.problems, h.medicine_visits, h.pregnancy_visit) e
    where h.patient_id = ${patientId}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** What was made private in another record goes with what it is about. */
export async function moveMarks(tx: Tx, entries: ReadonlySet<string>, to: string): Promise<void> {
  await sql`update confidential_marks set patient_id = ${to}
    where subject = 'profile-entry' and subject_id = any(${[...entries]}::uuid[])`.execute(tx);
}

/** A copy of a private entry in another record is private like it. */
export async function copyMarkTo(tx: Tx, patientId: string, from: string, to: string): Promise<void> {
  await sql`insert into confidential_marks (patient_id, subject, subject_id, cause, marked_by)
    select ${patientId}::uuid, subject, ${to}::uuid, cause, marked_by from confidential_marks
    where subject_id = ${from} and lifted_at is null`.execute(tx);
}

export const nameOf = async (tx: Tx, accountId: string): Promise<string> =>
  (await tx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name;

/** Oldest first. */
export const allProfiles = (db: Database, patientId: string): Promise<ProfileRow[]> =>
  profiles(db, patientId).orderBy('health_profiles.version').execute();

/** Reads all, also those crossed out, newest first. */
export const allReadings = (db: Database, patientId: string) =>
  withCrossedOut(db)
    .where('readings.patient_id', '=', patientId)
    .orderBy('readings.measured_at', 'desc')
    .orderBy('readings.id')
    .execute();

/** For the audit entry only: whose reading somebody tried to cross out. */
export const patientOfReading = async (db: Database, id: string): Promise<string | null> =>
  (await db.selectFrom('readings').select('patient_id').where('id', '=', id).executeTakeFirst())?.patient_id ?? null;
