// What to do now when several home readings are judged together.
import { HOUR_MS } from '../durations.ts';
import { gravestDanger, isChild, type Measured, type MeasuredPerson } from './reading-dangers.ts';
import { inChartOrder } from './reading-gravity.ts';
import { READING_FACTS, type ReadingKind } from './readings.ts';
import type { BandVital } from './vital-bands.ts';
import { judgeTogether, type MeasuredVitals, oneStepMore } from './vitals-together.ts';

/** Measured within this time they speak of the same illness. */
export const TOGETHER_WITHIN_MS = 6 * HOUR_MS;

export type TogetherAdvice = { urgency: 4 | 5; kinds: ReadingKind[]; title: string; missing: string | null };

const KIND_OF = {
  temperature: 'temperature',
  oxygen: 'oxygen-saturation',
  pulse: 'heart-rate',
  respiration: 'respiration',
  systolic: 'blood-pressure',
} as const satisfies Partial<Record<BandVital, ReadingKind>>;
type Scored = keyof typeof KIND_OF;
const VITALS = Object.keys(KIND_OF) as Scored[];

/** Null where they say no more than each alone, and where the new reading is none of those that do. */
export function adviseTogether(
  reading: Measured,
  others: readonly Measured[],
  whose: MeasuredPerson,
): TogetherAdvice | null {
  const set = [reading, ...newestOfEach(reading, others)];
  const judged = isChild(whose) || whose.isPregnant ? judgeByLimits(set, whose) : judgeByScore(set);
  if (!judged?.kinds.includes(reading.kind)) return null;
  const measured = judged.kinds.flatMap((kind) => set.filter((each) => each.kind === kind)).map(inWords);
  const missing = VITALS.map((vital) => KIND_OF[vital]).filter((kind) => !set.some((each) => each.kind === kind));
  return {
    ...judged,
    title: `${upperFirst(listed(measured))} together are dangerous.`,
    missing: missing.length > 0 ? `Not measured: ${listed(missing.map(nameOf))}.` : null,
  };
}

type Judged = Pick<TogetherAdvice, 'urgency' | 'kinds'>;

function judgeByScore(set: readonly Measured[]): Judged | null {
  const vitals: MeasuredVitals = {};
  for (const vital of VITALS) {
    const value = set.find(({ kind }) => kind === KIND_OF[vital])?.value;
    if (value !== undefined) vitals[vital] = value;
  }
  const judged = judgeTogether(vitals);
  return judged && { urgency: judged.urgency, kinds: judged.vitals.map((vital) => KIND_OF[vital]) };
}

/** NEWS2 is not meant for children nor in pregnancy: two past their own limits count. */
function judgeByLimits(set: readonly Measured[], whose: MeasuredPerson): Judged | null {
  const vitals = set.filter(({ kind }) => VITALS.some((vital) => KIND_OF[vital] === kind));
  const dangers = vitals.flatMap((reading) => gravestDanger(reading, whose) ?? []);
  const urgency = oneStepMore(dangers.map((danger) => danger.urgency));
  return urgency && { urgency, kinds: dangers.map(({ kind }) => kind).toSorted(inChartOrder) };
}

/** Returns the newest reading of each kind; of two in the same minute, the first in the list. */
function newestOfEach(reading: Measured, others: readonly Measured[]): Measured[] {
  const at = Date.parse(reading.measuredAt);
  const newest = new Map<ReadingKind, Measured>();
  for (const other of others.toSorted((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt))) {
    const isNear = Math.abs(Date.parse(other.measuredAt) - at) <= TOGETHER_WITHIN_MS;
    if (isNear && other.kind !== reading.kind && !newest.has(other.kind)) newest.set(other.kind, other);
  }
  return [...newest.values()];
}

const nameOf = (kind: ReadingKind) => READING_FACTS[kind].name.toLowerCase();

/** heart rate 128 /min */
const inWords = ({ kind, value, second }: Measured) =>
  `${nameOf(kind)} ${second ? `${value}/${second}` : value} ${READING_FACTS[kind].unit}`;

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
