import { sql } from 'kysely';
import type { FigureScope } from '#server/appointments/figures/count-visits.ts';
import type { Database } from '#server/db/connect.ts';

export type CountedSignatures = {
  of: 'doctor' | 'kind';
  key: string;
  name: string;
  without: number;
  overridden: number;
};

/** Prescriptions, each with what the check found when it was signed. The department is the doctor's of today. */
export async function countedSignatures(db: Database, scope: FigureScope): Promise<CountedSignatures[]> {
  const { from, until, doctorId, departmentId } = scope;
  const { rows } = await sql<CountedSignatures>`
    with signature as materialized (
      select prescribed_by as doctor_id,
        jsonb_path_query_array(coalesce(prescriptions.safety, diagnoses.safety), '$[*] ? (@.reason != null).kind') as kinds
      from prescriptions join diagnoses on diagnoses.id = diagnosis_id
      where prescriptions.signed_at >= ${from} and prescriptions.signed_at < ${until}
        and (${doctorId}::uuid is null or prescribed_by = ${doctorId})
        and (${departmentId}::uuid is null or exists (
          select from clinicians where account_id = prescribed_by and department_id = ${departmentId})))
    select 'doctor' as of, doctor_id::text as key, accounts.name,
      count(*) filter (where kinds = '[]')::int as without, count(*) filter (where kinds <> '[]')::int as overridden
    from signature join accounts on accounts.id = doctor_id group by doctor_id, accounts.name
    union all
    select 'kind', kind, kind, 0, count(*)::int
    from signature cross join jsonb_array_elements_text(kinds) as kind group by kind
    order by 1, 3, 2`.execute(db);
  return rows;
}
