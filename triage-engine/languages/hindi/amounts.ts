// An overdose told as an amount: '25 30 goli kha li', 'poori patti nigal gayi'. Words that name the amount are in the phrases.
import type { Match } from '#triage-engine/lexicon/match-phrases.ts';
import { MEDICINES, STRONG } from '#triage-engine/lexicon/medicine-words.ts';
import { normalForm, stemOf } from './normal-form.ts';
import { numberOf } from './numbers.ts';
import type { HindiWord } from './read-hindi-words.ts';

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => stemOf(normalForm(word))));

const PILLS = stems('goli goliyan tablet tablets dawai capsule pills');
const SWALLOWED = /^(kha|khe|khaya|khali|nigal|nigli|gatak|le|li|liya|pi|pili|piya|khilaya|took|taken|khaye)$/;
const NOT_PILLS = stems('mg ml baje baar bar din ghante saal minute');
/** As in English: above any single dose; of what makes one sleep fewer are too many. */
const TOO_MANY = 6;
const TOO_MANY_STRONG = 3;
const NEAR = 8;

export function swallowedHindi(words: HindiWord[]): Match[] {
  return words.flatMap(({ form }, at): Match[] => {
    const count = numberOf(form);
    if (count === undefined || count > 300 || NOT_PILLS.has(words[at + 1]?.stem ?? '')) return [];
    const near = words.slice(at + 1, at + 1 + NEAR);
    const pills = near.findIndex(({ stem, plain }) => PILLS.has(stem) || MEDICINES.has(plain));
    const before = words.slice(Math.max(0, at - 4), at);
    const isNamed = before.some(({ plain, stem }) => MEDICINES.has(plain) || PILLS.has(stem));
    const isStrong = [...before, ...near].some(({ plain, form: one }) => STRONG.has(plain) || one === 'nind');
    if ((pills < 0 || pills > 4) && !isNamed) return [];
    const eaten = near.findIndex(({ form: one }, step) => SWALLOWED.test(one) && step >= pills);
    if (eaten < 0 || count < (isStrong ? TOO_MANY_STRONG : TOO_MANY)) return [];
    const last = at + 1 + eaten;
    const positions = Array.from({ length: last - at + 1 }, (_, step) => at + step);
    return [{ phrase: { id: 'overdose', stems: ['amount'], names: 'finding' }, positions, gap: 0, isNarrower: false }];
  });
}
