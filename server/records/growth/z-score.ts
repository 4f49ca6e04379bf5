// z-scores and centiles by the LMS method (Cole and Green 1992), as WHO computes them.
import { type GrowthSex, type Lms, lmsAt, type Measure } from './lms.ts';

/** WHO (2006), methods chapter 7: beyond 3 SD these are counted in the distance between 2 and 3 SD. */
const RESTRICTED: readonly Measure[] = ['weight', 'bmi'];

export function zScore(measure: Measure, sex: GrowthSex, ageDays: number, value: number): number | null {
  const lms = lmsAt(measure, sex, ageDays);
  return lms && value > 0 ? zOf(value, lms, RESTRICTED.includes(measure)) : null;
}

export function zOf(value: number, { l, m, s }: Lms, isRestricted: boolean): number {
  const raw = l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (!isRestricted || Math.abs(raw) <= 3) return raw;
  const at = (z: number) => valueAt(z, { l, m, s });
  return raw > 3 ? 3 + (value - at(3)) / (at(3) - at(2)) : -3 + (value - at(-3)) / (at(-2) - at(-3));
}

/** The measurement that has this z-score. */
export const valueAt = (z: number, { l, m, s }: Lms): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** The normal distribution up to z, in hundredths (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function centileOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 100 * (z > 0 ? 1 - tail : tail);
}

/** The curves that WHO's charts draw, as z: the 3rd, 15th, 50th, 85th and 97th centile. */
export const CURVES = [
  { centile: 3, z: -1.880794 },
  { centile: 15, z: -1.036433 },
  { centile: 50, z: 0 },
  { centile: 85, z: 1.036433 },
  { centile: 97, z: 1.880794 },
] as const;
