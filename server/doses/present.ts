import type { AskedRepeat, DoseAnswer, HomeDose, HomeMedicine } from '#contract/medicines/doses.ts';
import { inWords } from '../care/prescriptions/in-words.ts';
import { type DoseOf, isRunning, type Series } from './find-series.ts';
import { type Said, statusOf } from './plan/dose-status.ts';
import { supplyLeft } from './plan/supply.ts';
import { allowedOnDose, allowedOnMedicine } from './policy.ts';
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

export function presentDose(one: DoseOf, now: Date): HomeDose {
  const { series, dose, answer, snoozedUntil } = one;
  const status = statusOf(saidOf(one), now);
  return {
    medicineId: series.current.id,
    day: dose.day,
    nth: dose.nth,
    name: series.current.name,
    dosage: dosageOf(series.current),
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

type About = { repeat: RepeatRow | null; isOnWard: boolean; timeZone: string; now: Date };

export function presentHomeMedicine(series: Series, { repeat, isOnWard, timeZone, now }: About): HomeMedicine {
  const { current, members, plan, times, timesVersion } = series;
  const supply = supplyLeft(plan, members, now, timeZone);
  const terms = { dose: { amount: current.amount, unit: current.unit }, route: current.route, days: null };
  const limits = { smallestGapHours: current.gap_hours, mostIn24Hours: current.most_in_24h };
  const isActive = isRunning(series, now);
  return {
    id: current.id,
    name: current.name,
    dosage: dosageOf(current),
    inWords: inWords({ ...terms, ...limits, frequency: current.frequency }),
    instructions: current.instructions,
    frequency: current.frequency,
    ...limits,
    times: [...times],
    timesVersion,
    prescriptionId: current.prescription_id,
    doctor: current.doctor,
    endsOn: current.ends_on,
    isActive,
    supply,
    repeat: repeat && presentRepeat(repeat),
    can: allowedOnMedicine({ ...askedOf(series, { repeat, isOnWard, supply }), isActive }, now),
  };
}

export const askedOf = (
  { current, plan }: Series,
  { repeat, isOnWard, supply }: Pick<About, 'repeat' | 'isOnWard'> & { supply: HomeMedicine['supply'] },
) => ({
  frequency: current.frequency,
  stoppedAt: current.stopped_at,
  endsAt: plan.prescribed.at(-1)?.until ?? null,
  supply,
  isOnWard,
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
