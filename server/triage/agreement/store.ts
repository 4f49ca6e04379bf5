import { sql } from 'kysely';
import type { FigureScope } from '#server/appointments/figures/count-visits.ts';
import type { Database } from '#server/db/connect.ts';

export type Compared = {
  /** Ids of the conditions that the triage named, the likeliest first. */
  conditions: string[];
  is_signed: boolean;
  code: string | null;
  visits: number;
};

/**
 * Visits that took place and were booked with a triage, each beside what the same doctor signed for the day of the visit: the
 * first of that day. Equal ones are counted together.
 */
export async function comparedVisits(db: Database, scope: FigureScope): Promise<Compared[]> {
  const { from, until, timeZone, doctorId, departmentId } = scope;
  const { rows } = await sql<Compared>`
    select jsonb_path_query_array(answer, '$.causes[*].condition') as conditions,
      signed.id is not null as is_signed, signed.code, count(*)::int as visits
    from appointments
    join triage_results on triage_results.id = triage_id
    left join lateral (
      select id, code from diagnoses
      where diagnoses.patient_id = appointments.patient_id and signed_by = doctor_id
        and on_day = (lower(during) at time zone ${timeZone})::date
      order by signed_at limit 1) signed on true
    where lower(during) >= ${from} and lower(during) < ${until} and status = 'completed'
      and (${doctorId}::uuid is null or doctor_id = ${doctorId})
      and (${departmentId}::uuid is null or department_id = ${departmentId})
    group by 1, 2, 3`.execute(db);
  return rows;
}
