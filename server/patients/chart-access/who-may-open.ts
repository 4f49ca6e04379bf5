// Who may open a chart: the rule as facts, to read, and as conditions of SQL, which decide. who-may-open.test.ts compares the two.
// Around it stands policy.ts: who is asked at all (opensCharts), to whom answering an alert opens a chart (mayGetChartByAlert), and
// who may break the glass (mayBreakGlass).
import type { Role } from '#contract/endpoint.ts';
import type { Statement } from '#server/db/prepared-statements.ts';
import type { Acting } from '#server/platform/actor.ts';

/** The facts about one person and one chart, at this moment. */
export type ChartFacts = {
  isOwner: boolean;
  /** The account was opened with a code, and nobody but its maker has seen the owner yet. */
  isRecordHeld: boolean;
  /** A care relationship of one's own: a visit, an admission, a task, an answered alert, broken glass. */
  isInCare: boolean;
  /** The patient lies here, and a doctor has accepted that. */
  isOpenToNurses: boolean;
  hasOpenAlert: boolean;
  isOnDuty: boolean;
  /** Made the code of the account, or used it in their own browser. */
  gaveCode: boolean;
  /** Their own set opened it, after too many others within an hour. */
  needsProof: boolean;
};

/** Why a chart opens to someone; null: to them it does not exist. */
export function reasonToOpenChart(role: Role, facts: ChartFacts): 'care' | 'alert-open' | null {
  if (role === 'admin' || role === 'desk') return null;
  if (role === 'patient') return facts.isOwner && !facts.isRecordHeld ? 'care' : null;
  if (facts.isInCare || (role === 'staff' && facts.isOpenToNurses)) return 'care';
  // Whoever made the code of a held account may have called for help from that account themselves.
  const isTheirCode = facts.isRecordHeld && facts.gaveCode;
  const isCalled = facts.hasOpenAlert && (role === 'staff' || facts.isOnDuty);
  const isTheirAlarm = role === 'staff' && facts.needsProof;
  return isCalled && !isTheirCode && !isTheirAlarm ? 'alert-open' : null;
}

// Asked for every part of a chart.
const chart = (mayOpen: string) => `select patients.* from patients where id = $1 and erased_at is null and ${mayOpen}`;
const CARES_FOR_THEM = `exists (
    select from care_relationships where patient_id = patients.id and clinician_id = $2
    and (closes_at is null or closes_at > $3))`;
const LIES_HERE = `exists (
    select from charts_open_to_nurses where patient_id = patients.id and closed_at is null)`;
const HAS_AN_ALERT = `exists (
    select from charts_open_by_alert where patient_id = patients.id and closes_at > $3)`;
// Whoever made the code of a held account, or used it in their browser, may have called for help from it.
const NOT_THEIR_CODE = `(record_held_since is null
    or (code_made_by is distinct from $2::uuid and activated_by is distinct from $2::uuid))`;
// Their own sets opened too many charts within an hour: to them this one opens by breaking the glass. For as long as an alert
// can open it: a day, and another once somebody attends.
const NOT_THEIR_ALARM = `not exists (
    select from charts_opened_by_own_alarm own where own.patient_id = patients.id and own.clinician_id = $2
    and own.needs_proof and own.opened_at > $3::timestamptz - interval '48 hours')`;
const IS_ON_DUTY = `exists (select from clinicians where account_id = $2 and on_duty_since is not null)`;
const BY_CARE = {
  patient: 'id = $2 and record_held_since is null',
  doctor: CARES_FOR_THEM,
  staff: `(${CARES_FOR_THEM} or ${LIES_HERE})`,
};
const BY_ALERT = {
  doctor: `(${HAS_AN_ALERT} and ${IS_ON_DUTY} and ${NOT_THEIR_CODE})`,
  staff: `(${HAS_AN_ALERT} and ${NOT_THEIR_CODE} and ${NOT_THEIR_ALARM})`,
};
const CHART_OF = { patient: chart(BY_CARE.patient), doctor: chart(BY_CARE.doctor), staff: chart(BY_CARE.staff) };
// The hold is about who has the login: a guardian was seen by the desk.
const CHART_OF_CHILD = chart('id = $2');
const CHART_BY_ALERT = { doctor: chart(BY_ALERT.doctor), staff: chart(BY_ALERT.staff) };
const openAmong = (mayOpen: string) => `select id from patients where id = any($1::uuid[]) and (${mayOpen})`;
const OPEN_AMONG = {
  doctor: openAmong(`${BY_CARE.doctor} or ${BY_ALERT.doctor}`),
  staff: openAmong(`${BY_CARE.staff} or ${BY_ALERT.staff}`),
};

export type ChartReader = {
  accountId: string;
  role: keyof typeof CHART_OF;
  patientId?: string | null;
  acting?: Pick<Acting, 'relation'>;
};
export type ChartStatement = Statement & { reason: 'care' | 'alert-open' };

/**
 * This patient, if this person may open the chart: its owner or whoever may act for them, a clinician with a relationship that is open now, or any
 * nurse while the patient lies here; else any nurse, and any doctor on duty, while an alert is open.
 */
export function chartFor(patientId: string, reader: ChartReader, now: Date): ChartStatement[] {
  const { accountId, role } = reader;
  const own = reader.patientId ?? null;
  const ofPatient = reader.acting?.relation === 'guardian' ? CHART_OF_CHILD : CHART_OF.patient;
  if (role === 'patient') return [{ text: ofPatient, values: [patientId, own], reason: 'care' }];
  const values = [patientId, accountId, now];
  return [
    { text: CHART_OF[role], values, reason: 'care' },
    { text: CHART_BY_ALERT[role], values, reason: 'alert-open' },
  ];
}

export type Clinician = { accountId: string; role: keyof typeof OPEN_AMONG };

/** The same conditions for many charts at once. */
export const chartsOpenAmong = (
  patientIds: readonly string[],
  { accountId, role }: Clinician,
  now: Date,
): Statement => ({
  text: OPEN_AMONG[role],
  values: [patientIds, accountId, now],
});
