// Looking after oneself needs positive evidence: a known harmless pattern, short, no flag, nobody at special risk.

import type { Ranked } from '../ranking/rank.ts';
import type { Understanding } from '../understand.ts';
import { levelOf } from './level-of.ts';
import { urgencyShares } from './urgency-shares.ts';

const AT_RISK = [
  'immune-weak',
  'takes-chemo',
  'takes-steroid',
  'takes-anticoagulant',
  'transplant',
  'hiv-known',
  'sickle-cell-known',
  'cancer-known',
  'heart-failure-known',
  'kidney-disease-known',
  'liver-disease-known',
  'copd-known',
  'pregnant',
  'gave-birth-recently',
  'elderly-frail',
  'drug-injection',
];
const WORRYING = [
  'severe-pain',
  'weight-loss',
  'confusion',
  'drowsiness',
  'breathless',
  'chest-pain',
  'fainting',
  'high-fever',
];

export function maySelfCare({ stated, who, attributes }: Understanding, ranked: readonly Ranked[]): boolean {
  const has = (id: string) => stated.get(id)?.state === 'present';
  const first = ranked[0];
  if (!first || levelOf(first.condition, stated) > 1 || first.because.length === 0) return false;
  if (AT_RISK.some(has) || WORRYING.some(has)) return false;
  if (who.ageYears !== undefined && (who.ageYears < 2 || who.ageYears > 70)) return false;
  const [, longest = 14] = first.condition.lasts ?? [];
  if (attributes.durationDays !== undefined && attributes.durationDays > Math.max(longest, 14)) return false;
  const shares = urgencyShares(ranked);
  const harmless = ranked.reduce(
    (sum, { condition }, place) => sum + (levelOf(condition, stated) === 1 ? (shares[place] ?? 0) : 0),
    0,
  );
  return harmless >= 0.5;
}
