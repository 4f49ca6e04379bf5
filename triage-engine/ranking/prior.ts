// How likely a condition is before anything was said: by age, sex and pregnancy. Nothing that is impossible stays.
import { mayBePregnant } from '../dangers/may-be-pregnant.ts';
import type { Stated } from '../findings/from-text.ts';
import { ALL_CONDITIONS } from '../knowledge/library.ts';
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

const known = new Map<string, readonly (number | undefined)[]>();

/** Natural logarithms, by age and sex, in the order of the knowledge; undefined where it can not be. */
export function usualPriors(who: Who): readonly (number | undefined)[] {
  const band = bandOf(who);
  const isGrown = (who.ageYears ?? 0) >= GROWN;
  const kind = `${band} ${isGrown} ${who.sex}`;
  const before = known.get(kind);
  if (before) return before;
  const priors = ALL_CONDITIONS.map((condition) =>
    isGrown && isOutgrown(condition) ? undefined : usualPrior(condition, band, who.sex),
  );
  known.set(kind, priors);
  return priors;
}

/** Growth is over: 15 to 39 is one band of the knowledge, and what children have reaches only its beginning. */
const GROWN = 21;

/** Rarer from 15 on than before, and never from 40 on: a slipped growth plate, MIS-C. */
const isOutgrown = ({ often }: Condition): boolean => often[4] === 0 && often[5] === 0 && often[2] > often[3];

function usualPrior(condition: Condition, band: number | undefined, sex: Who['sex']): number | undefined {
  const often = frequency(condition, band);
  const sexFactor = sex
    ? (condition.bySex?.[sex] ?? 1)
    : Math.max(condition.bySex?.female ?? 1, condition.bySex?.male ?? 1);
  if (often === undefined || sexFactor === 0) return;
  return RANKING.prior * (often * STEP + Math.log(sexFactor));
}

function bandOf({ ageYears, ageMonths }: Who): number | undefined {
  if (ageYears === undefined && ageMonths === undefined) return;
  const years = ageYears ?? (ageMonths ?? 0) / 12;
  return years < 1 ? 0 : years < 5 ? 1 : years < 15 ? 2 : years < 40 ? 3 : years < 65 ? 4 : 5;
}

function frequency({ often }: Condition, band: number | undefined): number | undefined {
  if (band !== undefined) return often[band] || undefined;
  const adult = Math.max(often[3], often[4], often[5]);
  return adult > 0 ? adult : Math.max(...often) > 0 ? Math.max(...often) - 2 : undefined;
}

/** What is added for what is only in pregnancy or after a birth; undefined where it can not be. */
export function situationOf(
  who: Who,
  stated: ReadonlyMap<string, Stated>,
): (onlyIn: NonNullable<Condition['onlyIn']>) => number | undefined {
  const { sex, pregnant, afterBirth } = who;
  const isPossible = sex !== 'male' && mayBePregnant(who);
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
