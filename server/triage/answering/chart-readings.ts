import { SPEAKS_OF_NOW_MS } from '#contract/readings/reading-time.ts';
import { READING_FACTS, type Reading, type ReadingKind } from '#contract/readings/readings.ts';
import { TOGETHER_WITHIN_MS } from '#contract/readings/readings-together.ts';
import type { PersonFacts } from '#contract/triage/symptoms.ts';
import type { UsedReading } from '#contract/triage/triage-result.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findNewestReadings } from '#server/records/find-newest-readings.ts';
import type { Vitals } from '#triage-engine/answer.ts';

export type ChartReadings = {
  vitals: Vitals;
  /** Measured too long before the newest to be judged together with it. */
  vitalsBefore?: (keyof Vitals)[];
  used: UsedReading[];
};
export const NO_READINGS: ChartReadings = { vitals: {}, used: [] };

/** The newest of each kind of the last day, without those that the person says are not right. */
export async function findChartReadings(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  actor: Actor,
  patientId: string,
  without: readonly string[],
): Promise<ChartReadings> {
  const since = deps.clock.now().getTime() - SPEAKS_OF_NOW_MS;
  const recent = (await findNewestReadings(deps, actor, patientId)).filter(
    ({ id, kind, measuredAt }) => kind in VITALS && Date.parse(measuredAt) >= since && !without.includes(id),
  );
  const newest = Math.max(...recent.map(({ measuredAt }) => Date.parse(measuredAt)));
  const before = recent.filter(({ measuredAt }) => newest - Date.parse(measuredAt) > TOGETHER_WITHIN_MS);
  return {
    vitals: Object.assign({}, ...recent.map(asVitals)),
    vitalsBefore: before.flatMap(({ kind }) => VITALS[kind] ?? []),
    used: recent.map(asUsed),
  };
}

/** Someone who tells another age than the chart's asks for someone else, and the readings are not theirs. */
export const isSomeoneElse = (said: PersonFacts | undefined, chartAge: number | null): boolean =>
  said?.ageMonths !== undefined || (said?.age !== undefined && chartAge !== null && said.age !== chartAge);

const VITALS: Partial<Record<ReadingKind, keyof Vitals>> = {
  'blood-pressure': 'systolic',
  'heart-rate': 'pulse',
  temperature: 'temperature',
  respiration: 'respiration',
  'oxygen-saturation': 'oxygen',
};

function asVitals({ kind, value, second }: Reading): Vitals {
  const vital = VITALS[kind];
  return { ...(vital && { [vital]: value }), ...(second !== null && { diastolic: second }) };
}

const asUsed = ({ id, kind, value, second, unit, measuredAt }: Reading): UsedReading => ({
  id,
  name: READING_FACTS[kind].name,
  value: `${second === null ? value : `${value}/${second}`} ${unit}`,
  measuredAt,
});
