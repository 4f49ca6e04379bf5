// 'Both arms and both legs feel weak', 'weak arms and legs': whatever it is, it is not one side of the body.
import type { Sentence } from '../text/read-words.ts';
import type { Match } from './match-phrases.ts';

const BOTH = /^(both|bilateral|bilaterally|all|either|arms|legs|hands|limbs)$/;
const LIMBS = /^(arm|leg|hand|limb|foot)s?$/;

/** False where a finding of one side was read from words for both. */
export function isOneSided({ words }: Sentence, { phrase, positions }: Match): boolean {
  if (!phrase.id.startsWith('one-sided-w') && !phrase.id.startsWith('one-sided-n')) return true;
  const first = positions[0] ?? 0;
  const told = words.slice(Math.max(0, first - 1), (positions.at(-1) ?? 0) + 1).map(({ plain }) => plain);
  if (told.some((plain) => /^(side|sided|half|left|right|hemi\w*)$/.test(plain))) return true;
  return !(told.some((plain) => BOTH.test(plain)) && told.some((plain) => LIMBS.test(plain)));
}
