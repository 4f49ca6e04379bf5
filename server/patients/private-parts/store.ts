import { type SqlBool, sql } from 'kysely';
import type { PrivateSubject } from '#contract/patients/private-parts.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import type { AgeFacts } from '../age.ts';

export const marksOf = (db: Database, patientId: string) =>
  db
    .selectFrom('confidential_marks')
    .select(['subject', 'subject_id', 'cause'])
    .where('patient_id', '=', patientId)
    .where('lifted_at', 'is', null)
    .orderBy('marked_at')
    .orderBy('subject_id')
    .execute();

const TABLES: Record<Exclude<PrivateSubject, 'profile-entry'>, string> = {
  appointment: 'appointments',
  diagnosis: 'diagnoses',
  'lab-order': 'lab_orders',
  prescription: 'prescriptions',
  thread: 'inbox_threads',
  document: 'documents',
  'symptom-check': 'triage_results',
  wish: 'waitlist_wishes',
};

export async function isPartOf(db: Database, patientId: string, subject: PrivateSubject, id: string): Promise<boolean> {
  const { rows } =
    subject === 'profile-entry'
      ? await sql`select from health_profiles h, entries_with_origin(h.problems, h.medicine_visits, h.pregnancy_visit) e
          where h.patient_id = ${patientId} and e.id = ${id} limit 1`.execute(db)
      : await sql`select from ${sql.table(TABLES[subject])} where id = ${id} and patient_id = ${patientId}`.execute(db);
  return rows.length > 0;
}

export type NewMark = {
  patientId: string;
  subject: PrivateSubject;
  id: string;
  cause: 'doctor' | 'patient';
  by: string;
  at: Date;
};

/**
 * What a department's rule has marked already becomes the person's own mark, which hides it from everybody. What was private with its
 * visit only is then private by itself: showing the visit again leaves it hidden.
 */
export async function insertMark(tx: Tx, mark: NewMark): Promise<void> {
  const { patientId, subject, id, cause, by, at } = mark;
  await sql`insert into confidential_marks (patient_id, subject, subject_id, cause, marked_by, marked_at)
    values (${patientId}, ${subject}, ${id}, ${cause}, ${by}, ${at})
    on conflict (subject_id) where lifted_at is null
    do update set marked_by = excluded.marked_by, of_visit = null,
      cause = case when confidential_marks.cause = 'doctor' then 'doctor' else excluded.cause end
    where confidential_marks.cause = 'department' or excluded.cause = 'doctor' or confidential_marks.of_visit is not null`.execute(
    tx,
  );
  await sql`update confidential_marks set cause = ${cause}, marked_by = ${by}
    where of_visit = ${id} and lifted_at is null and (cause = 'department' or ${cause} = 'doctor')`.execute(tx);
}

/** What comes of a private part is private like it. Also in a transaction that withholds: the table itself is asked. */
export async function copyMark(
  tx: Tx,
  from: string,
  { subject, id }: { subject: PrivateSubject; id: string },
): Promise<void> {
  await sql`insert into public.confidential_marks as known (patient_id, subject, subject_id, cause, marked_by)
    select patient_id, ${subject}::text, ${id}::uuid, cause, marked_by from public.confidential_marks
    where subject_id = ${from} and lifted_at is null
    on conflict (subject_id) where lifted_at is null
    do update set cause = excluded.cause, marked_by = excluded.marked_by where known.cause = 'department'`.execute(tx);
}

/** What is private only with this visit: it is shown again with it. */
export const hangingOn = async (tx: Tx, visitId: string) =>
  (
    await tx
      .selectFrom('confidential_marks')
      .select(['subject', 'subject_id'])
      .where('of_visit', '=', visitId)
      .where('lifted_at', 'is', null)
      .execute()
  ).map(({ subject, subject_id }) => ({ subject, id: subject_id }));

/** Why what was private is shown again, by what it is about; the last time of each. Not what is private once more. */
export async function liftReasonsOf(db: Database, patientId: string) {
  const rows = await db
    .selectFrom('confidential_marks as m')
    .innerJoin('accounts', 'accounts.id', 'm.lifted_by')
    .distinctOn('m.subject_id')
    .select(['m.id', 'm.subject_id', 'm.lift_reason', 'm.lifted_at', 'accounts.name as by'])
    .where('m.patient_id', '=', patientId)
    .where('m.lift_reason', 'is not', null)
    .where(
      sql<SqlBool>`not exists (select from confidential_marks held where held.subject_id = m.subject_id and held.lifted_at is null)`,
    )
    .orderBy('m.subject_id')
    .orderBy('m.lifted_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row]));
}

/** Where the rule of a department made it private before someone did, that rule holds again. */
export async function liftMark(
  tx: Tx,
  id: string,
  { by, at, reason }: { by: string; at: Date; reason: string | null },
): Promise<void> {
  const lifted = await tx
    .updateTable('confidential_marks')
    .set({ lifted_at: at, lifted_by: by })
    .where('subject_id', '=', id)
    .where('lifted_at', 'is', null)
    .returning(['id', 'patient_id', 'subject', 'cause', 'of_visit'])
    .executeTakeFirst();
  if (!lifted) return;
  const { patient_id, subject, of_visit } = lifted;
  if (reason !== null) {
    const cell = { column: SEALED.liftReason, owner: patient_id, row: [lifted.id] };
    const lift_reason = await sealText(tx, cell, reason);
    await tx.updateTable('confidential_marks').set({ lift_reason }).where('id', '=', lifted.id).execute();
  }
  if (lifted.cause === 'department') return;
  await sql`insert into confidential_marks (patient_id, subject, subject_id, cause, of_visit, marked_at)
    select ${patient_id}::uuid, ${subject}::text, ${id}::uuid, 'department', ${of_visit}::uuid, ${at}::timestamptz
    where exists (select from departments d where d.is_confidential and d.id in (
        select department_id from appointments where id = ${id} union select department_id from waitlist_wishes where id = ${id}))
      or exists (select from confidential_marks m where m.subject_id = ${of_visit} and m.lifted_at is null and m.cause = 'department')
    on conflict (subject_id) where lifted_at is null do nothing`.execute(tx);
}

export const bornOf = (db: Database, patientId: string): Promise<AgeFacts | undefined> =>
  db
    .selectFrom('health_profiles')
    .select(['date_of_birth', 'age_years', 'age_given_on'])
    .where('patient_id', '=', patientId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

type MarkableRow = { subject: PrivateSubject; id: string; name: string; at: Date };

const MOST_OF_SYMPTOMS = 80;

/** Titles of documents are sealed: they go by their day. */
export async function markableOf(db: Database, patientId: string, limit: number): Promise<MarkableRow[]> {
  const { rows } = await sql<MarkableRow & { symptoms: string | null }>`
    select 'appointment' as subject, a.id, d.name, lower(a.during) as at, null as symptoms
      from appointments a join accounts d on d.id = a.doctor_id where a.patient_id = ${patientId}
    union all select 'diagnosis', id, diagnosis, signed_at, null from diagnoses where patient_id = ${patientId}
    union all select 'lab-order', id, test, ordered_at, null from lab_orders where patient_id = ${patientId}
    union all select 'prescription', p.id, d.name, p.signed_at, null
      from prescriptions p join accounts d on d.id = p.prescribed_by where p.patient_id = ${patientId}
    union all select 'thread', i.id, coalesce(d.name, ''), i.last_at, null
      from inbox_threads i left join accounts d on d.id = i.doctor_id where i.patient_id = ${patientId}
    union all select 'document', id, '', added_at, null from documents where patient_id = ${patientId} and withdrawn_at is null
    union all select 'symptom-check', id, '', created_at, symptoms from triage_results where patient_id = ${patientId}
    union all select 'wish', w.id, coalesce(doctor.name, department.name), w.joined_at, null
      from waitlist_wishes w join departments department on department.id = w.department_id
      left join accounts doctor on doctor.id = w.doctor_id where w.patient_id = ${patientId} and w.ended_at is null
    union all select 'profile-entry', e.id, e.name, first.written_at, null
      from (select * from health_profiles where patient_id = ${patientId} order by version desc limit 1) h,
        entries_with_origin(h.problems, h.medicine_visits, h.pregnancy_visit) e,
        lateral (select min(v.written_at) as written_at
          from health_profiles v, entries_with_origin(v.problems, v.medicine_visits, v.pregnancy_visit) o
          where v.patient_id = ${patientId} and o.id = e.id) first
    order by at desc, id limit ${limit}`.execute(db);
  return rows.map(({ symptoms, ...row }) =>
    symptoms === null ? row : { ...row, name: [...symptoms].slice(0, MOST_OF_SYMPTOMS).join('') },
  );
}

/** Whether someone may act for this patient, or asks to. */
export const hasOthers = async (db: Database, patientId: string): Promise<boolean> =>
  (await db
    .selectFrom('patient_access')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('relation', '<>', 'self')
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined;
