// Whether a whole set of readings was taken now and none of them is alarming.
import { ADULT_FROM_YEARS } from '#contract/readings/vital-bands.ts';
import { news2Points } from '#contract/ward/news2.ts';
import type { FindingId } from '../knowledge/ids.generated.ts';
import type { Understanding } from '../understand.ts';

// RCP NEWS2 (2017), chart 2: a sum of 0 to 4 without a single 3 is of low risk.
const LOW_RISK_SUM = 4;
const RED_SCORE = 3;
// CTAS (2016), blood pressure: above 220 or 130 any symptom counts as emergent, up to there as urgent.
const HIGHEST_SYSTOLIC = 220;
const HIGHEST_DIASTOLIC = 130;

/** RCP NEWS2 (2017): new confusion, and anything less than alert, scores 3. */
const NOT_ALERT = [
  'confusion',
  'altered-mental-status',
  'drowsiness',
  'fluctuating-alertness',
  'unresponsive',
  'responds-only-to-voice',
  'responds-only-to-pain',
] as const satisfies FindingId[];

type About = Pick<Understanding, 'vitalsNow' | 'who' | 'stated'>;

/** Only of adults and outside pregnancy, for whom the score is meant; a reading that is missing is not calm. */
export function isCalm({ vitalsNow, who, stated }: About): boolean {
  if (NOT_ALERT.some((id) => stated.get(id)?.state === 'present')) return false;
  if (who.pregnant || who.afterBirth || (who.ageYears ?? 0) < ADULT_FROM_YEARS) return false;
  const { systolic, diastolic = 0, pulse, respiration, temperature, oxygen } = vitalsNow;
  if (
    systolic === undefined ||
    pulse === undefined ||
    respiration === undefined ||
    temperature === undefined ||
    oxygen === undefined
  )
    return false;
  const set = { systolic, pulse, respiration, temperature, oxygenSaturation: oxygen };
  const points = Object.values(news2Points({ ...set, isOnOxygen: null, consciousness: null }, 1)).map(
    (one) => one ?? 0,
  );
  return (
    Math.max(...points) < RED_SCORE &&
    points.reduce((sum, one) => sum + one, 0) <= LOW_RISK_SUM &&
    systolic <= HIGHEST_SYSTOLIC &&
    diastolic <= HIGHEST_DIASTOLIC
  );
}
