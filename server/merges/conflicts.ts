// What stands in the way of making two records one, and what somebody has to decide. Pure: facts in, answers out.
import type { MergeBlock, MergeDecisions, MergeQuestion } from '#contract/patients/merges.ts';
import { ageOn } from '#server/patients/age.ts';
import type { Collisions, RecordFacts } from './store.ts';

type Facts = Pick<
  RecordFacts,
  | 'account_id'
  | 'login_disabled_at'
  | 'deactivated_at'
  | 'record_held_since'
  | 'date_of_birth'
  | 'age_years'
  | 'age_given_on'
  | 'sex'
>;

export type Met = {
  kept: Facts;
  other: Facts;
  collisions: Omit<Collisions, 'is_profile_mixed'>;
  overlaps: number;
  isWaiting: boolean;
  today: string;
};

export function blocksOf({ kept, other, collisions, overlaps, isWaiting }: Met): MergeBlock[] {
  const found: [MergeBlock, boolean][] = [
    ['closed', kept.deactivated_at !== null],
    ['identity', kept.record_held_since !== null || other.record_held_since !== null],
    ['visits', overlaps > 0],
    ['queue', collisions.queue],
    ['offer', collisions.offer],
    ['care', collisions.care],
    ['profile', collisions.profile],
    ['waiting', isWaiting],
  ];
  return found.filter(([, isSo]) => isSo).map(([block]) => block);
}

export function questionsOf({ kept, other, today }: Pick<Met, 'kept' | 'other' | 'today'>): MergeQuestion[] {
  const found: [MergeQuestion, boolean][] = [
    ['dateOfBirth', areBornApart(kept, other, today)],
    ['sex', kept.sex !== null && other.sex !== null && kept.sex !== other.sex],
    ['login', isOpen(kept) && isOpen(other)],
  ];
  return found.filter(([, isSo]) => isSo).map(([question]) => question);
}

/** Two dates that differ; or a date and an age that do not fit, give or take the year between two birthdays. */
function areBornApart(kept: Facts, other: Facts, today: string): boolean {
  if (kept.date_of_birth && other.date_of_birth) return kept.date_of_birth !== other.date_of_birth;
  const [one, two] = [ageOn(kept, today), ageOn(other, today)];
  return one !== null && two !== null && Math.abs(one - two) > 1;
}

export const isDecided = (questions: readonly MergeQuestion[], decisions: MergeDecisions): boolean =>
  questions.every((question) => decisions[question] !== undefined);

/** Whose birth counts: as decided; else the one that has a date. */
export const birthOf = ({ kept, other }: Pick<Met, 'kept' | 'other'>, { dateOfBirth }: MergeDecisions) =>
  dateOfBirth ?? (!kept.date_of_birth && other.date_of_birth ? 'other' : 'kept');

/** Whose login stays: as decided; else the one that is open. A closed one stays closed, and with its record. */
export function loginOf(
  { kept, other }: Pick<Met, 'kept' | 'other'>,
  { login }: MergeDecisions,
): 'kept' | 'other' | null {
  if (isOpen(kept) && isOpen(other)) return login ?? 'kept';
  if (isOpen(kept)) return 'kept';
  return isOpen(other) ? 'other' : null;
}

const isOpen = ({ account_id, login_disabled_at }: Facts): boolean => account_id !== null && login_disabled_at === null;
