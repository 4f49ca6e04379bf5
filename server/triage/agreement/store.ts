import { sql } from 'kysely';
import type { FigureScope } from '#server/appointments/figures/count-visits.ts';
import type { Database } from '#server/db/connect.ts';

export type Compared = {
  /** Ids of the conditions that the triage named, the likeliest first. */
  conditions: string[];
  is_signed: boolean;
  code: string | null;
};

/** Answers are sealed: each is opened here, some at a time. */
const AT_ONCE = 500;

type Row = { visit_id: string; id: string; answer: { causes: { condition: string }[] } | null } & Omit<
  Compared,
  'conditions'
>;

/**
 * Visits that took place and were booked with a triage, each beside what the same doctor signed for the day of the visit: the
 * first of that day.
 */
export async function* comparedVisits(db: Database, scope: FigureScope): AsyncGenerator<Compared> {
  let rows: Row[] = [];
  do {
    rows = await readVisits(db, scope, rows.at(-1)?.visit_id ?? null);
    for (const { answer, is_signed, code } of rows) {
      yield { conditions: answer?.causes.map(({ condition }) => condition) ?? [], is_signed, code };
    }
  } while (rows.length === AT_ONCE);
}

async function readVisits(db: Database, scope: FigureScope, after: string | null): Promise<Row[]> {
  const { from, until, timeZone, doctorId, departmentId } = scope;
  const { rows } = await sql<Row>`
    select appointments.id as visit_id, triage_results.id, answer, signed.id is not null as is_signed, signed.code
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
      and (${after}::uuid is null or appointments.id > ${after})
    order by appointments.id limit ${AT_ONCE}`.execute(db);
  return rows;
}
