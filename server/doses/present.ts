import type { AskedRepeat, DoseAnswer, HomeDose, HomeMedicine } from '#contract/medicines/doses.ts';
import { inWords } from '#contract/medicines/in-words.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { type DoseOf, isRunning, type Series } from './find-series.ts';
import { daysInWords, nextDay } from './plan/days-in-words.ts';
import { type Said, statusOf } from './plan/dose-status.ts';
import { boxesOf, supplyLeft } from './plan/supply.ts';
import { type Asked, allowedOnDose, allowedOnMedicine, whyNotRepeat } from './policy.ts';
import type { AnswerRow, MedicineRow, RepeatRow } from './store.ts';

/** "5 mg" */
export const dosageOf = ({ amount, unit }: Pick<MedicineRow, 'amount' | 'unit'>): string =>
  unit === 'application' ? 'a thin layer' : `${amount} ${unit}`;

export const saidOf = ({ series, dose, answer, snoozedUntil }: DoseOf): Said => ({
  frequency: series.current.frequency,
  times: series.times,
  at: dose.at,
  outcome: answer?.outcome ?? null,
  snoozedUntil,
});

/** By which prescription of the series it is taken: the one that was answered, else the one that ran at its time. */
export const prescriptionOf = ({ series: { members, current }, dose, answer }: DoseOf): MedicineRow =>
  members.find(({ id }) => id === answer?.medicine_id) ??
  members.findLast(({ signed_at }) => signed_at <= dose.at) ??
  current;

export function presentDose(one: DoseOf, now: Date): HomeDose {
  const { series, dose, answer, snoozedUntil } = one;
  const status = statusOf(saidOf(one), now);
  const its = prescriptionOf(one);
  return {
    medicineId: series.current.id,
    day: dose.day,
    nth: dose.nth,
    name: its.name,
    dosage: dosageOf(its),
    onDays: daysInWords(series.plan),
    at: dose.at.toISOString(),
    status,
    snoozedUntil: status === 'snoozed' ? (snoozedUntil?.toISOString() ?? null) : null,
    answer: answer && presentAnswer(answer),
    can: allowedOnDose(saidOf(one), now),
  };
}

export const presentAnswer = (row: AnswerRow): DoseAnswer => ({
  id: row.id,
  outcome: row.outcome,
  at: row.at.toISOString(),
  answeredAt: row.answered_at.toISOString(),
  reason: row.reason,
  note: row.note,
});

type About = { repeat: RepeatRow | null; isOnWard: boolean; isReplaced: boolean; timeZone: string; now: Date };

export function presentHomeMedicine(series: Series, about: About): HomeMedicine {
  const { repeat, timeZone, now } = about;
  const { current, members, plan, times, timesVersion, hold } = series;
  const supply = supplyLeft(plan, boxesOf(members), now, timeZone);
  const terms = { dose: { amount: current.amount, unit: current.unit }, route: current.route, days: null };
  const limits = { smallestGapHours: current.gap_hours, mostIn24Hours: current.most_in_24h };
  const isActive = isRunning(series, now);
  const asked = askedOf(series, { ...about, supply });
  const notNow = whyNotRepeat(asked, now);
  return {
    id: current.id,
    name: current.name,
    dosage: dosageOf(current),
    inWords: inWords({ ...terms, ...limits, frequency: current.frequency }),
    instructions: current.instructions,
    frequency: current.frequency,
    ...limits,
    times: [...times],
    onDays: daysInWords(plan),
    nextOn: isActive ? nextDay(plan, now, timeZone) : null,
    firstDoseFrom: waitsUntil(current, now)?.toISOString() ?? null,
    timesVersion,
    prescriptionId: current.prescription_id,
    doctor: current.doctor,
    endsOn: current.ends_on,
    isActive,
    hold: hold && (hold.did === 'stopped' ? 'stopped' : 'changed'),
    supply,
    repeat: repeat && presentRepeat(repeat),
    askFrom: notNow?.why === 'enough' && notNow.from ? dayIn(timeZone, notNow.from) : null,
    needsVisit: notNow?.why === 'course',
    can: allowedOnMedicine({ ...asked, isActive }, now),
  };
}

/** Until when the last dose of what it replaced is too near; null: it is not. */
const waitsUntil = ({ first_dose_from }: MedicineRow, now: Date): Date | null =>
  first_dose_from && first_dose_from > now ? first_dose_from : null;

export const askedOf = (
  { current, plan, hold }: Series,
  {
    repeat,
    isOnWard,
    isReplaced,
    supply,
  }: Pick<About, 'repeat' | 'isOnWard' | 'isReplaced'> & { supply: HomeMedicine['supply'] },
): Asked => ({
  frequency: current.frequency,
  stoppedAt: current.stopped_at,
  signedAt: current.signed_at,
  endsAt: plan.prescribed.at(-1)?.until ?? null,
  days: current.days,
  quantity: current.quantity,
  mostIn24Hours: current.most_in_24h,
  supply,
  isOnWard,
  isHeld: hold !== null,
  isAntibiotic: current.is_antibiotic,
  isReplaced,
  last: repeat,
});

const presentRepeat = (row: RepeatRow): AskedRepeat => ({
  id: row.id,
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  doctor: row.decider ?? row.asked_doctor,
  decidedAt: row.decided_at?.toISOString() ?? null,
  answer: row.answer,
});
