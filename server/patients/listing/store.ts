import { type Insertable, sql } from 'kysely';
import { askTogether } from '#server/db/ask-together.ts';
import { compileOnce } from '#server/db/compile-once.ts';
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

export type ListedRow = Awaited<ReturnType<typeof byIds.rows>>[number];

/**
 * In no order. Of most whom somebody looks for, a list shows only who they are, which is read first: the whole of a row, with all that it
 * takes to plan and begin that query, is read for those in the caller's care and those whose record was merged.
 */
export async function listedByIds(db: Database, looking: Looking, ids: string[]): Promise<ListedRow[]> {
  const people = await readPeople(db, looking, ids);
  const known = people.filter(({ is_in_care, is_merged }) => is_in_care || is_merged).map(({ id }) => id);
  if (known.length === 0) return people.map(asStranger);
  const rows = await byIds.together(db, { ...looking, ids: known });
  return [...rows, ...people.filter(({ id }) => !known.includes(id)).map(asStranger)];
}

type Person = Pick<ListedRow, (typeof OF_A_STRANGER)[number]> & { is_in_care: boolean; is_merged: boolean };

const OF_A_STRANGER = [
  ...(['id', 'pud', 'name', 'phone', 'deactivated_at'] as const),
  ...(['date_of_birth', 'age_years', 'age_given_on', 'sex'] as const),
] as const;

// Each table once for all of them, and not once for each: whether `caresFor` holds, the newest profile, and whether a record was merged.
const PEOPLE = `
  select ${OF_A_STRANGER},
    id = any(array(
      select patient_id from care_relationships
      where patient_id = any($1::uuid[]) and clinician_id = $2 and (closes_at is null or closes_at > $3)
      union all
      select patient_id from charts_open_to_nurses
      where $4::boolean and patient_id = any($1::uuid[]) and closed_at is null)) as is_in_care,
    id = any(array(select kept_id from patient_merges where kept_id = any($1::uuid[]) and state = 'done')) as is_merged
  from patients left join (
    select distinct on (patient_id) patient_id, date_of_birth, age_years, age_given_on, sex from health_profiles
    where patient_id = any($1::uuid[]) order by patient_id, version desc) as profile on patient_id = id
  where id = any($1::uuid[]) and erased_at is null`;

const readPeople = (db: Database, { caredForBy, now, isNurse }: Looking, ids: string[]): Promise<Person[]> =>
  askTogether<Person>(db, { text: PEOPLE, values: [ids, caredForBy, now, isNurse] });

const asStranger = ({ is_merged: _, ...person }: Person): ListedRow => ({
  ...person,
  ...{ last_visit_at: null, last_visit_id: null, last_visit_reason: null, diagnosis: null },
  ...{ former_puds: [], mark: null },
});

const byIds = compileOnce<Looking & { ids: string[] }>()((db, value) =>
  listed(db, {
    caredForBy: value('caredForBy'),
    isNurse: value('isNurse'),
    now: value('now'),
    today: value('today'),
  }).where(sql<boolean>`patients.id = any(${value('ids')}::uuid[])`),
);

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
