// What a patient was told about someone else is there, and leaves for a mailbox or a phone, only while they act for that person, may
// open the part that it speaks of, and nobody has made it private. Those who work here keep theirs.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';

type Rules = Pick<Deps, 'clock' | 'config'>;

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

/**
 * The same rule as of calls (server/patients/access/who-may-act.ts), of an access `a`; tell-patient.test.ts compares both. What names no
 * part is for those who see everything.
 */
const HOLDS_PART = sql<boolean>`case a.state
  when 'unconfirmed' then coalesce(notices.part, 'record') in ('appointments', 'any')
  else notices.part = 'any' or 'everything' = any(a.parts) or notices.part = any(a.parts) end`;

/** Days as text sort as days. Of an age that somebody named, the day on which they did counts as the birthday. */
const BORN = sql`(select coalesce(h.date_of_birth::text,
    to_char(extract(year from h.age_given_on) - h.age_years, 'FM0000') || substr(h.age_given_on::text, 5))
  from public.health_profiles h where h.patient_id = a.patient_id order by h.version desc limit 1)`;

const isYounger = (years: number, today: string): RawBuilder<boolean> =>
  sql<boolean>`${BORN} > ${`${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`}`;

function isForTheAge({ clock, config }: Rules): RawBuilder<boolean> {
  const today = dayIn(config.clinic.timeZone, clock.now());
  const { teenagerFrom, adultFrom } = config.family;
  return sql<boolean>`(a.relation <> 'guardian' or (${isYounger(adultFrom, today)} and (a.sees_confidential
    or ${isYounger(teenagerFrom, today)}
    or notices.part in ('appointments', 'results', 'medicines', 'vaccines', 'any'))))`;
}

/** Of a row of `notices`. The marks themselves are asked, also in a transaction that withholds. */
export const isStillTold = (rules: Rules): RawBuilder<boolean> => sql<boolean>`(notices.patient_id is null
  or (select role from accounts where accounts.id = notices.account_id) <> 'patient'
  or exists (select from patient_access a where a.patient_id = notices.patient_id and a.account_id = notices.account_id
    and a.ended_at is null and a.state in ('unconfirmed', 'confirmed') and (a.until is null or a.until > ${rules.clock.now()})
    and ${HOLDS_PART} and ${isForTheAge(rules)}
    and (a.sees_confidential or not exists (select from public.confidential_marks m
      where m.lifted_at is null and m.cause <> 'department' and (m.subject_id in (${SPOKEN_OF}) or ${MAY_NAME_IT})))))`;

/** Of the notice that this mail is about; undefined: it is about none. */
export async function isNoticeOfMailTold(
  db: Database,
  { id, account_id }: { id: string; account_id: string },
  rules: Rules,
): Promise<boolean | undefined> {
  const told = await db
    .selectFrom('notices')
    .select(isStillTold(rules).as('is_told'))
    .where('account_id', '=', account_id)
    .where('mail_id', '=', id)
    .executeTakeFirst();
  return told?.is_told;
}
