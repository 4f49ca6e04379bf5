// Dangers that cannot be meant, because of whose complaint it is, are neither raised nor asked for.
import type { DangerId } from '#contract/triage/dangers.ts';
import type { Who } from '../understand.ts';
import { mayBePregnant } from './may-be-pregnant.ts';

const OLDEST_BABY_YEARS = 2;

const CANNOT_BE: Partial<Record<DangerId, (who: Who) => boolean>> = {
  testicle: ({ sex }) => sex === 'female',
  pregnancy: (who) => !mayBePregnant(who),
  birth: (who) => !mayBePregnant(who),
  baby: ({ ageYears = 0 }) => ageYears > OLDEST_BABY_YEARS,
};

export const fitsPerson = (danger: DangerId, who: Who): boolean => !CANNOT_BE[danger]?.(who);
