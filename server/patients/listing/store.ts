import { type Insertable, sql } from 'kysely';
import { askTogether } from '#server/db/ask-together.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { formerPuds } from '../merged/store.ts';

/** `today` is a day of the clinic's calendar. */
type Looking = { caredForBy: string; isNurse: boolean; now: Date; today: string };

type Mark = 'critical' | 'follow-up' | null;

// The worst mark that counts on this day.
const markOn = (today: string) =>
  sql<Mark>`(select min(mark.kind) from patient_marks mark
    where mark.patient_id = patients.id and (mark.from_day is null or mark.from_day <= ${today}::date))`;

// Reads what later modules know of a person, as far as a list shows it: the newest profile, and to those who care for them the last
// visit, the latest signed diagnosis, and what needs attention; of others that is not even read. Ones and states are written into
// the text, so that PostgreSQL plans it once for everyone.
const listed = (db: Database, looking: Looking) =>
  db
    .selectFrom('patients')
    .leftJoinLateral(
      sql<{ patient_id: string }>`(select patients.id as patient_id where ${caresFor(looking)})`.as('care'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('health_profiles')
          .select(['date_of_birth', 'age_years', 'age_given_on', 'sex'])
          .whereRef('health_profiles.patient_id', '=', 'patients.id')
          .orderBy('health_profiles.version', 'desc')
          .limit(sql.lit(1))
          .as('profile'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('diagnoses')
          .select('diagnoses.diagnosis')
          .where(isInCare)
          .whereRef('diagnoses.patient_id', '=', 'patients.id')
          .orderBy('diagnoses.signed_at', 'desc')
          .limit(sql.lit(1))
          .as('signed'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('appointments')
          .select([sql<Date>`lower(during)`.as('at'), 'id', 'reason'])
          .where(isInCare)
          .whereRef('appointments.patient_id', '=', 'patients.id')
          .where('status', '=', sql.lit('completed'))
          .orderBy(sql`lower(during)`, 'desc')
          .limit(sql.lit(1))
          .as('visit'),
      (join) => join.onTrue(),
    )
    .select(['patients.id', 'patients.pud', 'patients.name', 'patients.phone', 'patients.deactivated_at'])
    .select(['profile.date_of_birth', 'profile.age_years', 'profile.age_given_on', 'profile.sex'])
    .select(['visit.at as last_visit_at', 'visit.id as last_visit_id', 'visit.reason as last_visit_reason'])
    .select('signed.diagnosis')
    .select(formerPuds('patients.id').as('former_puds'))
    .select(sql<Mark>`case when ${isInCare} then ${markOn(looking.today)} end`.as('mark'))
    .select(isInCare.as('is_in_care'))
    .where('patients.erased_at', 'is', null);

export type ListedRow = Omit<Awaited<ReturnType<typeof readByName>>[number], 'is_found'>;

/**
 * In no order. Of most whom somebody looks for, a list shows only who they are, which is read first. What is known of those in the caller's
 * care is read for those alone: `listed`, which asks for all of it, takes as long to begin and end as to do.
 */
export async function listedByIds(db: Database, looking: Looking, ids: string[]): Promise<ListedRow[]> {
  const people = await readPeople(db, looking, ids);
  const idsOf = (which: (person: Person) => boolean) => people.filter(which).map(({ id }) => id);
  const [known, former] = await Promise.all([
    readKnown(
      db,
      looking,
      idsOf(({ is_in_care }) => is_in_care),
    ),
    readFormer(
      db,
      idsOf(({ is_merged }) => is_merged),
    ),
  ]);
  return people.map(({ is_merged: _, ...person }) => ({
    ...person,
    ...(known.get(person.id) ?? UNKNOWN),
    former_puds: former.get(person.id) ?? [],
  }));
}

const IDENTITY = [
  'pud',
  'name',
  'phone',
  'deactivated_at',
  'date_of_birth',
  'age_years',
  'age_given_on',
  'sex',
] as const;
type Person = Pick<ListedRow, 'id' | 'is_in_care' | (typeof IDENTITY)[number]> & { is_merged: boolean };

// Through a (select …) PostgreSQL expects as many of every list, and keeps one plan: planning takes longer than reading.
const ASKED = 'any((select $1::uuid[])::uuid[])';

// Each table once for all of them, and not once for each: whether `caresFor` holds, the newest profile, and whether a record was merged.
const PEOPLE = `
  select id, ${IDENTITY},
    id = any(array(
      select patient_id from care_relationships
      where patient_id = ${ASKED} and clinician_id = $2 and (closes_at is null or closes_at > $3)
      union all
      select patient_id from charts_open_to_nurses
      where $4::boolean and patient_id = ${ASKED} and closed_at is null)) as is_in_care,
    id = any(array(select kept_id from patient_merges where kept_id = ${ASKED} and state = 'done')) as is_merged
  from patients left join (
    select distinct on (patient_id) patient_id, date_of_birth, age_years, age_given_on, sex from health_profiles
    where patient_id = ${ASKED} order by patient_id, version desc) as profile on patient_id = id
  where id = ${ASKED} and erased_at is null`;

const readPeople = (db: Database, { caredForBy, now, isNurse }: Looking, ids: string[]): Promise<Person[]> =>
  askTogether<Person>(db, { text: PEOPLE, values: [ids, caredForBy, now, isNurse] });

type Known = Pick<ListedRow, 'last_visit_at' | 'last_visit_id' | 'last_visit_reason' | 'diagnosis' | 'mark'>;
const UNKNOWN: Known = {
  ...{ last_visit_at: null, last_visit_id: null, last_visit_reason: null },
  ...{ diagnosis: null, mark: null },
};

// The last visit, the latest signed diagnosis, and what needs attention.
const KNOWN = `
  select known.id as patient_id, visit.at as last_visit_at, visit.id as last_visit_id, visit.reason as last_visit_reason,
    signed.diagnosis, (select min(kind) from patient_marks
      where patient_id = known.id and (from_day is null or from_day <= $2::date)) as mark
  from unnest(array(select unnest($1::uuid[]))) as known (id)
  left join lateral (
    select lower(during) as at, id, reason from appointments where patient_id = known.id and status = 'completed'
    order by lower(during) desc limit 1) as visit on true
  left join lateral (
    select diagnosis from diagnoses where patient_id = known.id order by signed_at desc limit 1) as signed on true`;

async function readKnown(db: Database, { today }: Looking, ids: string[]): Promise<Map<string, Known>> {
  if (ids.length === 0) return new Map();
  const rows = await askTogether<Known & { patient_id: string }>(db, { text: KNOWN, values: [ids, today] });
  return new Map(rows.map(({ patient_id, ...known }) => [patient_id, known]));
}

async function readFormer(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('patients')
    .select(['id', formerPuds('patients.id').as('former_puds')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, former_puds }) => [id, former_puds]));
}

export type ListPage = {
  limit: number;
  after?: string | undefined;
  onlyInCare: boolean;
  /** A part of the name, folded like the names of the list, or of the condition as it was typed. */
  holds?: { inName: string; inCondition: string } | undefined;
  mark?: 'critical' | 'follow-up' | undefined;
  visitsBetween?: { from: Date; until: Date } | undefined;
};

/** What somebody came for is sealed and compared here: such rows are read until enough of them fit. */
export async function listedByName(db: Database, looking: Looking, page: ListPage) {
  const found: ListedRow[] = [];
  const inReason = page.holds?.inCondition.toLowerCase() ?? '';
  for (let after = page.after; ; ) {
    const rows = await readByName(db, looking, { ...page, after });
    found.push(...rows.filter((row) => row.is_found || row.last_visit_reason?.toLowerCase().includes(inReason)));
    if (rows.length < page.limit || found.length >= page.limit) return found.slice(0, page.limit);
    after = rows.at(-1)?.id;
  }
}

async function readByName(db: Database, looking: Looking, page: ListPage) {
  let isFound = sql<boolean>`true`;
  let query = listed(db, looking).orderBy('patients.name_key').orderBy('patients.id').limit(page.limit);
  if (page.onlyInCare) query = query.where('patients.id', 'in', patientsInCare(looking));
  if (page.mark) query = query.where(markOn(looking.today), '=', page.mark);
  if (page.visitsBetween) query = query.where('patients.id', 'in', patientsSeen(looking, page.visitsBetween));
  if (page.holds) {
    const { inName, inCondition } = page.holds;
    // Signs alone leave nothing of a name to look for.
    const isNamed = inName === '' ? sql`false` : sql`patients.name_key like ${anywhere(inName)}`;
    isFound = sql<boolean>`(${isNamed} or coalesce(signed.diagnosis, '') ilike ${anywhere(inCondition)})`;
    query = query.where(sql<boolean>`(${isFound} or (signed.diagnosis is null and visit.reason <> ''))`);
  }
  if (page.after) {
    const last = await db
      .selectFrom('patients')
      .select(['id', 'name_key'])
      .where('id', '=', page.after)
      .executeTakeFirst();
    if (!last) return [];
    query = query.where(sql<boolean>`(patients.name_key, patients.id) > (${last.name_key}, ${last.id}::uuid)`);
  }
  return query.select(isFound.as('is_found')).execute();
}

/** Escapes the characters that LIKE would interpret. */
const anywhere = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

const isInCare = sql<boolean>`care.patient_id is not null`;

/** Asked of each patient who is listed: the same as `patientsInCare`, which reads all of them. */
const caresFor = ({ caredForBy, isNurse, now }: Looking) => sql<boolean>`exists (
    select from care_relationships where patient_id = patients.id
    and clinician_id = ${caredForBy} and (closes_at is null or closes_at > ${now}))
    or (${isNurse}::boolean and exists (
    select from charts_open_to_nurses where patient_id = patients.id and closed_at is null))`;

/** Every nurse cares for whoever lies here. */
const patientsInCare = ({ caredForBy, isNurse, now }: Looking) =>
  sql<string>`(select patient_id from care_relationships
    where clinician_id = ${caredForBy} and (closes_at is null or closes_at > ${now})
    union all select patient_id from charts_open_to_nurses where ${isNurse} and closed_at is null)`;

const patientsSeen = ({ caredForBy }: Looking, { from, until }: { from: Date; until: Date }) =>
  sql<string>`(select patient_id from appointments where doctor_id = ${caredForBy}
    and lower(during) >= ${from} and lower(during) < ${until} and status in ('approved', 'completed', 'no-show'))`;

export async function upsertMark(tx: Tx, mark: Insertable<DB['patient_marks']>): Promise<void> {
  await tx
    .insertInto('patient_marks')
    .values(mark)
    .onConflict((known) => known.columns(['source_id', 'kind']).doUpdateSet({ from_day: mark.from_day ?? null }))
    .execute();
}

export async function deleteMarks(tx: Tx, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await tx
    .deleteFrom('patient_marks')
    .where('source_id', 'in', [...sourceIds])
    .execute();
}
