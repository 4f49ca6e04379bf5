// Dangers that cannot be meant, because of whose complaint it is, are neither raised nor asked for.
import type { DangerId } from '#contract/triage/dangers.ts';
import type { Who } from '../understand.ts';

const OLDEST_BABY_YEARS = 2;
/** Wider than what is usual: who is outside of it has said so wrongly more often than not. */
const MAY_BE_PREGNANT_YEARS = { from: 9, to: 58 };

const CANNOT_BE: Partial<Record<DangerId, (who: Who) => boolean>> = {
  testicle: ({ sex }) => sex === 'female',
  pregnancy: cannotBePregnant,
  birth: cannotBePregnant,
  baby: ({ ageYears = 0 }) => ageYears > OLDEST_BABY_YEARS,
};

export const fitsPerson = (danger: DangerId, who: Who): boolean => !CANNOT_BE[danger]?.(who);

function cannotBePregnant({ sex, ageYears, pregnant, afterBirth }: Who): boolean {
  if (pregnant || afterBirth) return false;
  const { from, to } = MAY_BE_PREGNANT_YEARS;
  return sex === 'male' || (ageYears !== undefined && (ageYears < from || ageYears > to));
}
