// What each row of the chart shows of a set, and what its last value says in words.
import { type MeasuredParameter, unscoredRange } from '#contract/ward/news2.ts';
import type { Observation } from '#contract/ward/observations.ts';
import { pointsInWords } from '../words.ts';

export type Mark = { id: string; at: string; value: number; second: number | null; points: number | null };
type Range = { from: number; to: number };

export type ChartRow = {
  parameter: MeasuredParameter;
  name: string;
  unit: string;
  /** The least that the scale spans, so that a quiet line stays quiet. */
  span: Range;
  words: (set: Observation) => string;
};

export const CHART_ROWS: readonly ChartRow[] = [
  {
    parameter: 'respiration',
    name: 'Resp.',
    unit: 'per min',
    span: { from: 8, to: 28 },
    words: (set) => `${set.respiration}`,
  },
  {
    parameter: 'oxygenSaturation',
    name: 'SpO₂',
    unit: '%',
    span: { from: 86, to: 100 },
    words: (set) => `${set.oxygenSaturation}`,
  },
  {
    parameter: 'systolic',
    name: 'Pressure',
    unit: 'mmHg',
    span: { from: 50, to: 170 },
    words: (set) => `${set.systolic}/${set.diastolic}`,
  },
  { parameter: 'pulse', name: 'Pulse', unit: 'per min', span: { from: 45, to: 125 }, words: (set) => `${set.pulse}` },
  {
    parameter: 'temperature',
    name: 'Temp.',
    unit: '°C',
    span: { from: 35.5, to: 39 },
    words: (set) => set.temperature?.toFixed(1) ?? '',
  },
];

/** Oldest first, without sets entered in error. */
export function marksOf({ parameter }: ChartRow, sets: readonly Observation[]): Mark[] {
  return sets.flatMap((set) => {
    const value = set[parameter];
    if (value === null || set.wrong) return [];
    const second = parameter === 'systolic' ? set.diastolic : null;
    return [{ id: set.id, at: set.at, value, second, points: set.points[parameter] }];
  });
}

/** The green band is where a reading scores nothing; an open end reaches the top of the drawing. */
export const bandOf = (
  { parameter }: ChartRow,
  { scale, isOnOxygen }: Pick<Observation, 'scale' | 'isOnOxygen'>,
): Range => unscoredRange(parameter, scale, isOnOxygen === true);

/** Wide enough for every value, and never narrower than the usual. */
export function scaleFor({ span }: ChartRow, marks: readonly Mark[]): Range {
  const values = marks.flatMap(({ value, second }) => (second === null ? [value] : [value, second]));
  return { from: Math.min(span.from, ...values), to: Math.max(span.to, ...values) };
}

/** "+3 high", "+2 low", "0, in range": points and direction in words. Null where no points are given. */
export function pointsAndDirection(row: ChartRow, set: Observation): string | null {
  const [points, value] = [set.points[row.parameter], set[row.parameter]];
  if (points === null || value === null) return null;
  if (points === 0) return '0, in range';
  const { from } = bandOf(row, set);
  return `${pointsInWords(points)} ${value < from ? '▼ low' : '▲ high'}`;
}

/** "6 L +2", "on air": beside the saturation that it belongs to. */
export function oxygenInWords({ isOnOxygen, oxygenLitres, points }: Observation): string | null {
  if (isOnOxygen === null) return null;
  if (!isOnOxygen) return 'on air';
  const given = points.isOnOxygen === null ? '' : ` ${pointsInWords(points.isOnOxygen)}`;
  return `${oxygenLitres === null ? 'on oxygen' : `${oxygenLitres} L`}${given}`;
}
