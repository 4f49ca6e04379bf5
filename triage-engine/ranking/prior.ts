// How likely a condition is before anything was said: by age, sex and pregnancy. Nothing that is impossible stays.
import type { Stated } from '../findings/from-text.ts';
import type { Condition } from '../knowledge/shape.ts';
import type { Who } from '../understand.ts';
import { RANKING } from './tuning.ts';

const STEP = Math.log(3);
const SIGNS_OF_PREGNANCY = [
  'missed-period',
  'contractions',
  'waters-broke',
  'baby-moves-less',
  'morning-sickness',
  'bleeding-in-pregnancy',
  'headache-in-pregnancy',
];
const SIGNS_OF_BIRTH = ['breastfeeding', 'milk-supply', 'caesarean'];
/** Where nobody said whether there is a pregnancy or was a birth. */
const UNTOLD = Math.log(0.12);

/** Natural logarithm, by age and sex; undefined where it can not be. */
export function usualPrior(condition: Condition, who: Who): number | undefined {
  const often = frequency(condition, who);
  const sexFactor = who.sex
    ? (condition.bySex?.[who.sex] ?? 1)
    : Math.max(condition.bySex?.female ?? 1, condition.bySex?.male ?? 1);
  if (often === undefined || sexFactor === 0) return;
  return RANKING.prior * (often * STEP + Math.log(sexFactor));
}

function frequency({ often }: Condition, { ageYears, ageMonths }: Who): number | undefined {
  if (ageYears === undefined && ageMonths === undefined) {
    const adult = Math.max(often[3], often[4], often[5]);
    return adult > 0 ? adult : Math.max(...often) > 0 ? Math.max(...often) - 2 : undefined;
  }
  const years = ageYears ?? (ageMonths ?? 0) / 12;
  const band = years < 1 ? 0 : years < 5 ? 1 : years < 15 ? 2 : years < 40 ? 3 : years < 65 ? 4 : 5;
  const found = often[band];
  return found ? found : undefined;
}

/** What is added for what is only in pregnancy or after a birth; undefined where it can not be. */
export function situationOf(
  { sex, ageYears, pregnant, afterBirth }: Who,
  stated: ReadonlyMap<string, Stated>,
): (onlyIn: NonNullable<Condition['onlyIn']>) => number | undefined {
  const isPossible = sex !== 'male' && (ageYears === undefined || (ageYears >= 11 && ageYears <= 55));
  const isSigned = (ids: string[]) => ids.some((id) => stated.get(id)?.state === 'present');
  return (onlyIn) => {
    if (!isPossible) return;
    if (onlyIn === 'pregnancy') {
      if (pregnant || isSigned(SIGNS_OF_PREGNANCY)) return 0;
      return pregnant === false || afterBirth ? undefined : UNTOLD;
    }
    return afterBirth || isSigned(SIGNS_OF_BIRTH) ? 0 : UNTOLD;
  };
}
