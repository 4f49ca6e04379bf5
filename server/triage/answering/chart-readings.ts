import { HOUR_MS } from '#contract/durations.ts';
import { SPEAKS_OF_NOW_MS } from '#contract/readings/reading-time.ts';
import {
  alsoIn,
  GLUCOSE_MG_DL_PER_MMOL_L,
  READING_FACTS,
  type Reading,
  type ReadingKind,
} from '#contract/readings/readings.ts';
import { TOGETHER_WITHIN_MS } from '#contract/readings/readings-together.ts';
import type { PersonFacts } from '#contract/triage/symptoms.ts';
import type { UsedReading } from '#contract/triage/triage-result.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findNewestReadings } from '#server/records/find-newest-readings.ts';
import type { Vitals } from '#triage-engine/answer.ts';

export type ChartReadings = {
  vitals: Vitals;
  /** Measured too long before the newest to be judged together with it; of glucose, too long ago to say that it is not low now. */
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
  const now = deps.clock.now().getTime();
  const recent = (await findNewestReadings(deps, actor, patientId)).filter(
    ({ id, kind, measuredAt }) =>
      kind in VITALS && now - Date.parse(measuredAt) <= SPEAKS_OF_NOW_MS && !without.includes(id),
  );
  const others = recent.filter(({ kind }) => kind !== 'blood-glucose');
  const newest = Math.max(...others.map(({ measuredAt }) => Date.parse(measuredAt)));
  const before = [
    ...others.filter(({ measuredAt }) => newest - Date.parse(measuredAt) > TOGETHER_WITHIN_MS),
    ...recent.filter((reading) => reading.kind === 'blood-glucose' && mayBeLowByNow(reading, now)),
  ];
  return {
    vitals: Object.assign({}, ...recent.map(asVitals)),
    vitalsBefore: before.flatMap(({ kind }) => VITALS[kind] ?? []),
    used: recent.map(asUsed),
  };
}

/** Someone who tells another age than the chart's asks for someone else, and the readings are not theirs. */
export const isSomeoneElse = (said: PersonFacts | undefined, chartAge: number | null): boolean =>
  said?.ageMonths !== undefined || (said?.age !== undefined && chartAge !== null && said.age !== chartAge);

/** ADA, insulin basics (2024): rapid insulin is strongest after one to two hours. */
const GLUCOSE_SPEAKS_MS = 2 * HOUR_MS;
// WHO (2006): from 200 mg/dL on it is far from low, and falls there over many hours.
const FAR_FROM_LOW = 200;

const mayBeLowByNow = ({ value, measuredAt }: Reading, now: number): boolean =>
  now - Date.parse(measuredAt) > (value >= FAR_FROM_LOW ? TOGETHER_WITHIN_MS : GLUCOSE_SPEAKS_MS);

const VITALS: Partial<Record<ReadingKind, keyof Vitals>> = {
  'blood-pressure': 'systolic',
  'heart-rate': 'pulse',
  temperature: 'temperature',
  respiration: 'respiration',
  'oxygen-saturation': 'oxygen',
  'blood-glucose': 'glucose',
};

function asVitals({ kind, value, second }: Reading): Vitals {
  const vital = VITALS[kind];
  // The engine reads mmol/L.
  const measured = vital === 'glucose' ? Math.round((value / GLUCOSE_MG_DL_PER_MMOL_L) * 10) / 10 : value;
  return { ...(vital && { [vital]: measured }), ...(second !== null && { diastolic: second }) };
}

function asUsed({ id, kind, value, second, unit, measuredAt }: Reading): UsedReading {
  const other = alsoIn({ kind, value });
  return {
    id,
    name: READING_FACTS[kind].name,
    value: `${second === null ? value : `${value}/${second}`} ${unit}${other && ` (${other})`}`,
    measuredAt,
  };
}
