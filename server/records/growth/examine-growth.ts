// Asks about a child's measurement that hardly can be: WHO's limits for data cleaning, other units, a child who shrank.
import type { GrowthSex, Measure } from './lms.ts';
import { zScore } from './z-score.ts';

/** WHO Anthro and AnthroPlus: beyond these a z-score is flagged as likely wrong. */
const FLAGS: Record<Measure, { low: number; high: number }> = {
  weight: { low: -6, high: 5 },
  height: { low: -6, high: 6 },
  head: { low: -5, high: 5 },
  bmi: { low: -5, high: 5 },
};

type Child = { sex: GrowthSex; ageDays: number };
type Measured = 'weight' | 'height' | 'head';

const UNITS: Record<Measured, string> = { weight: 'kg', height: 'cm', head: 'cm' };

const IN_OTHER_UNITS: Record<Measured, readonly { unit: string; factor: number }[]> = {
  weight: [
    { unit: 'g', factor: 0.001 },
    { unit: 'lb', factor: 0.45359237 },
  ],
  height: [
    { unit: 'in', factor: 2.54 },
    { unit: 'mm', factor: 0.1 },
    { unit: 'm', factor: 100 },
  ],
  head: [
    { unit: 'in', factor: 2.54 },
    { unit: 'mm', factor: 0.1 },
  ],
};

/** A sentence to answer, or null where nothing stands out or WHO has no figures. */
export function examineGrowth(kind: Measured, value: number, child: Child): string | null {
  const z = zScore(kind, child.sex, child.ageDays, value);
  if (z === null) return null;
  const isFar = isFlagged(kind, z);
  const other = otherUnit(kind, value, child, isFar ? 3 : USUAL_Z);
  // Rare but possible: asked only where another unit gives an ordinary child.
  if (!isFar && (Math.abs(z) <= RARE_Z || other === null)) return null;
  const said = `${value} ${UNITS[kind]} is ${z > 0 ? 'far above' : 'far below'} what WHO knows of this age and sex (z ${signed(z)}).`;
  return `${said} ${other ?? 'Measure again, or confirm it.'}`;
}

const RARE_Z = 3;
const USUAL_Z = 2;

/** More than this within half a year is asked about. */
const WEIGHT_CHANGES_BY = 0.3;

/** `before` is the last weight, of at most six months earlier. */
export function examineWeightChange(value: number, before: number): string | null {
  return Math.abs(value - before) > before * WEIGHT_CHANGES_BY
    ? `It was ${before} kg within the last six months. Measure again, or confirm it.`
    : null;
}

export const isFlagged = (measure: Measure, z: number): boolean => z < FLAGS[measure].low || z > FLAGS[measure].high;

/** "Was it 18 lb? That is 8.16 kg." Only where the other unit would give a usual child. */
function otherUnit(kind: Measured, value: number, { sex, ageDays }: Child, withinZ: number): string | null {
  for (const { unit, factor } of IN_OTHER_UNITS[kind]) {
    const z = zScore(kind, sex, ageDays, value * factor);
    if (z !== null && Math.abs(z) <= withinZ)
      return `Was it ${value} ${unit}? That is ${Number((value * factor).toFixed(2))} ${UNITS[kind]}.`;
  }
  return null;
}

/** More than this is no error of the tape. */
const SHRINKS_BY_CM = { height: 1.5, head: 0.7 };

/** Height and head do not become smaller; `before` is the newest one that was measured earlier. */
export function examineShrinking(kind: 'height' | 'head', value: number, before: number): string | null {
  return before - value > SHRINKS_BY_CM[kind]
    ? `It was ${before} cm before: ${kind === 'head' ? 'a head' : 'a child'} does not become ${Number((before - value).toFixed(1))} cm smaller. Check both.`
    : null;
}

const signed = (z: number): string => `${z > 0 ? '+' : '−'}${Math.abs(z).toFixed(1)}`;
