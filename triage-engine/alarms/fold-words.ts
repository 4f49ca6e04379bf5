// A text as the alarm reader sees it: words of small Latin letters, spelt the same however they were typed.
import { isHindi } from '#triage-engine/languages/which-language.ts';
import { mendTypo } from '#triage-engine/lexicon/spelling/mend-typo.ts';
import { hashOf } from './hash.ts';
import { spellInLatin } from './spell-in-latin.ts';
import { groupsOf } from './word-groups.ts';

/** Longer words are nobody's; what is behind is not read. */
const LONGEST_WORD = 24;

/** Nukta, joiners and the like; what people type for an apostrophe. */
const DROPPED = /[\u093c\u200b-\u200d\ufeff'’‘ʼ`´]/gu;
const WORD = /[a-z]+|[\u0900-\u0963\u0970-\u097f]+|\p{Nd}+/gu;

/** `meant`: what a misspelt word was probably meant as. `small`, `middle`, `wide`: its groups, or itself where it is in none. */
export type Folded = {
  word: string;
  bones: string;
  hash: number;
  isGrouped: boolean;
  small: number;
  middle: number;
  wide: number;
  meant?: Folded;
};
/** What was folded before: a text is read as a whole and by its sentences. */
export type Known = Map<string, Folded>;

export const foldWords = (text: string): string[] => foldText(text).map(({ word }) => word);

export function foldText(text: string, known: Known = new Map()): Folded[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(DROPPED, '')
    .toLowerCase();
  return (plain.match(WORD) ?? []).map((found) => {
    const before = known.get(found);
    if (before) return before;
    const meant = meantBy(found);
    const folded = { ...folding(found), ...(meant !== found && { meant: folding(meant) }) };
    known.set(found, folded);
    return folded;
  });
}

function folding(found: string): Folded {
  const word = foldWord(found);
  const hash = hashOf(word);
  const groups = groupsOf(found);
  return {
    word,
    bones: bonesOf(word),
    hash,
    isGrouped: groups !== undefined,
    ...(groups ?? { small: hash, middle: hash, wide: hash }),
  };
}

const SHORTEST_MENDED = 4;

const meantBy = (found: string): string =>
  found.length >= SHORTEST_MENDED && found.length <= LONGEST_WORD && /^[a-z]+$/.test(found) && !isHindi(found)
    ? mendTypo(found)
    : found;

function foldWord(word: string): string {
  const short = word.slice(0, LONGEST_WORD);
  if (/\p{Nd}/u.test(short)) return foldNumber(short);
  return foldLetters(/[a-z]/.test(short) ? short : spellInLatin(short));
}

/** How large, not how much: 104 is a fever and 2015 is long ago. */
const foldNumber = (digits: string): string =>
  /^(19|20)\d\d$/.test(digits) ? '#year' : `#${Math.min(digits.length, 5)}`;

const foldLetters = (word: string): string =>
  word
    .replace(/ee|ea(?=[mnrt])/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/chh/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/y$/, 'i');

/** Consonants only, with the first letter: how a word sounds to who spells it by ear. */
const bonesOf = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
