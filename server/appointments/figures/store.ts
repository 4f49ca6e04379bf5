import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { BOOKABLE_DAYS } from '#contract/appointments/bookable-days.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { startsAt } from '../store.ts';
import type { FigureScope } from './count-visits.ts';

export type CountedVisits = {
  of: 'time' | 'doctor' | 'department';
  key: string;
  name: string;
  came: number;
  missed: number;
  left: number;
  not_noted: number;
};

const inScope = ({ from, until, now, doctorId, departmentId }: FigureScope): RawBuilder<boolean> => sql`
  lower(during) >= ${from} and lower(during) < least(${until}::timestamptz, ${now}::timestamptz)
  and status in ('approved', 'completed', 'no-show')
  and (${doctorId}::uuid is null or doctor_id = ${doctorId})
  and (${departmentId}::uuid is null or department_id = ${departmentId})`;

/** The three tables in one reading of the visits. */
export async function countedVisits(db: Database, scope: FigureScope): Promise<CountedVisits[]> {
  const { rows } = await sql<CountedVisits>`
    with visit as (
      select greatest(date_trunc(${scope.step}, lower(during) at time zone ${scope.timeZone}),
          ${scope.from}::timestamptz at time zone ${scope.timeZone})::date as step,
        doctor_id, department_id, status, left_at
      from appointments where ${inScope(scope)}),
    counted as (
      select step, doctor_id, department_id,
        count(*) filter (where status = 'completed')::int as came,
        count(*) filter (where status = 'no-show' and left_at is null)::int as missed,
        count(*) filter (where status = 'no-show' and left_at is not null)::int as left,
        count(*) filter (where status = 'approved')::int as not_noted
      from visit group by grouping sets ((step), (doctor_id), (department_id)))
    select case when step is not null then 'time' when doctor_id is not null then 'doctor' else 'department' end as of,
      coalesce(step::text, doctor_id::text, department_id::text) as key,
      coalesce(step::text, accounts.name, departments.name) as name, came, missed, "left", not_noted
    from counted
    left join accounts on accounts.id = doctor_id
    left join departments on departments.id = department_id
    order by name, key`.execute(db);
  return rows;
}

export type CountedWaits = {
  /** Null: all of them together. */
  key: string | null;
  name: string | null;
  under_15: number;
  under_30: number;
  under_60: number;
  longer: number;
  not_noted: number;
  median: number | null;
  ninetieth: number | null;
};

/** Of visits in person that took place. */
export async function countedWaits(
  db: Database,
  scope: FigureScope,
  { mostMinutes }: { mostMinutes: number },
): Promise<CountedWaits[]> {
  const { rows } = await sql<CountedWaits>`
    with visit as (
      select doctor_id, extract(epoch from with_doctor_at - arrived_at)::float8 / 60 as minutes
      from appointments where ${inScope(scope)} and status = 'completed' and mode = 'in-person'),
    wait as (
      select doctor_id, case when minutes >= 0 and minutes <= ${mostMinutes} then minutes end as minutes from visit),
    counted as (
      select doctor_id,
        count(*) filter (where minutes < 15)::int as under_15,
        count(*) filter (where minutes >= 15 and minutes < 30)::int as under_30,
        count(*) filter (where minutes >= 30 and minutes < 60)::int as under_60,
        count(*) filter (where minutes >= 60)::int as longer,
        count(*) filter (where minutes is null)::int as not_noted,
        percentile_cont(0.5) within group (order by minutes) as median,
        percentile_cont(0.9) within group (order by minutes) as ninetieth
      from wait group by grouping sets ((doctor_id), ()))
    select doctor_id as key, accounts.name, under_15, under_30, under_60, longer, not_noted, median, ninetieth
    from counted left join accounts on accounts.id = doctor_id
    order by accounts.name nulls last, key`.execute(db);
  return rows;
}

type Between = { from: Date; until: Date };

/** The figures of the overview in one look. The month counts what is asked for, planned or done, not what fell through. */
export async function countForDoctor(
  db: Database,
  doctorId: string,
  { today, month }: { today: Between; month: Between },
) {
  const isIn = ({ from, until }: Between) => sql`${startsAt} >= ${from} and ${startsAt} < ${until}`;
  const live = sql`status in ('approved', 'completed', 'no-show')`;
  const row = await db
    .selectFrom('appointments')
    .where('doctor_id', '=', doctorId)
    .where(sql<SqlBool>`((${isIn(month)}) or (${isIn(today)}) or status = 'pending')`)
    .select([
      sql<number>`count(*) filter (where ${isIn(month)} and (${live} or status = 'pending'))::int`.as(
        'totalAppointments',
      ),
      sql<number>`count(*) filter (where status = 'pending')::int`.as('pendingApprovals'),
      sql<number>`count(*) filter (where ${isIn(today)} and ${live})::int`.as('todayAppointments'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Counts the requests that waited for this doctor at an earlier moment: asked for before it, and decided, expired or begun
 * after it. Nothing begins later than people can book by now: with no end PostgreSQL expects a third of all visits, and reads
 * those of every doctor.
 */
export async function countWaitingAt(
  db: Database,
  doctorId: string,
  { at, now }: { at: Date; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .where('doctor_id', '=', doctorId)
    .where(startsAt, '>', at)
    .where(startsAt, '<', new Date(now.getTime() + (BOOKABLE_DAYS + 1) * DAY_MS))
    .where('requested_at', '<=', at)
    .where(sql<SqlBool>`coalesce(decided_at, expires_at) > ${at}`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
