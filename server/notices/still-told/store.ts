// What a patient was told about someone else is there, and leaves for a mailbox or a phone, only while they act for that person and
// while nobody has made it private. Those who work here keep theirs.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** What the notice speaks of, what that came of, and what came of it: a notice of a diagnosis names its medicines and tests. */
const SPOKEN_OF = sql`select notices.part_id
  union all select unnest(array[p.id, p.diagnosis_id]) from public.prescribed_medicines of_it
    join public.prescriptions p on p.id = of_it.prescription_id where of_it.id = notices.part_id
  union all select of_it.diagnosis_id from public.lab_orders of_it where of_it.id = notices.part_id
  union all select of_it.id from public.prescriptions of_it where of_it.diagnosis_id = notices.part_id
  union all select of_it.id from public.lab_orders of_it where of_it.diagnosis_id = notices.part_id`;

/**
 * Doses stand together in one notice: which ones is not asked. Once something is made private, all that were told before are gone;
 * what is hidden too much costs nothing, their hour has passed.
 */
const MAY_NAME_IT = sql<boolean>`((notices.link like '/doses%' or notices.kind = 'missed-dose') and m.patient_id = notices.patient_id
  and m.subject in ('appointment', 'diagnosis', 'prescription') and m.marked_at >= notices.at)`;

/** Of a row of `notices`. The marks themselves are asked, also in a transaction that withholds. */
export const isStillTold = (now: Date): RawBuilder<boolean> => sql<boolean>`(notices.patient_id is null
  or (select role from accounts where accounts.id = notices.account_id) <> 'patient'
  or exists (select from patient_access a where a.patient_id = notices.patient_id and a.account_id = notices.account_id
    and a.ended_at is null and a.state in ('unconfirmed', 'confirmed') and (a.until is null or a.until > ${now})
    and (a.sees_confidential or not exists (select from public.confidential_marks m
      where m.lifted_at is null and m.cause <> 'department' and (m.subject_id in (${SPOKEN_OF}) or ${MAY_NAME_IT})))))`;

/** Of the notice that this mail is about; undefined: it is about none. */
export async function isNoticeOfMailTold(
  db: Database,
  { id, account_id }: { id: string; account_id: string },
  now: Date,
): Promise<boolean | undefined> {
  const told = await db
    .selectFrom('notices')
    .select(isStillTold(now).as('is_told'))
    .where('account_id', '=', account_id)
    .where('mail_id', '=', id)
    .executeTakeFirst();
  return told?.is_told;
}
