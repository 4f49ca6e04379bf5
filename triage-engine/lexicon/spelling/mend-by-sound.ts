// Words of emergencies that were spelt by ear, torn apart or run together: 'chest pian', 'over dose', 'chestpain'. A word that may
// be another one is changed only where a word beside it belongs to the same emergency.
import { COLOURING, SKIPPED } from '#triage-engine/text/little-words.ts';
import { type Sentence, type Word, wordOf } from '#triage-engine/text/read-words.ts';
import { stem } from '#triage-engine/text/stem.ts';
import { isAlarmWord, mayStandTogether, soundingLike, standTogether } from '../alarm-words.ts';
import { EVERYDAY } from '../everyday-words.ts';
import { PHRASES_WITH } from '../phrase-book.ts';
import { isKnown, isMedical } from '../vocabulary.ts';
import { isIndianWord } from './indian-words.ts';
import { isEnglish } from './is-english.ts';
import { isWrittenLike } from './mend-typo.ts';

const REACH = 3;
/** Shorter ones sound like too many others. */
const SHORTEST = 3;
const SHORTEST_JOINED = 7;
/** From this length on, a word that is not English needs no neighbour. */
const CLEAR_LENGTH = 6;

const everyday = new Set(EVERYDAY);

export function mendBySound({ words, endedBy }: Sentence): Sentence {
  const whole = words.flatMap(parted).reduce(joined, []);
  const likely = whole.map(likelyFor);
  return { words: whole.map((_, at) => heard(whole, likely, at)), endedBy };
}

/** 'Chestpain'. */
function parted(word: Word): Word[] {
  const { plain, from, to, afterComma } = word;
  if (plain.length < SHORTEST_JOINED || word.isMended || isKnown(plain) || isEnglish(plain)) return [word];
  for (let at = SHORTEST; at <= plain.length - SHORTEST; at++) {
    const [left, right] = [plain.slice(0, at), plain.slice(at)];
    if (isMedical(left) && isMedical(right) && (isAlarmWord(left) || isAlarmWord(right)))
      return [wordOf(left, from, from + at, afterComma), wordOf(right, to - right.length, to, false)];
  }
  return [word];
}

/** 'Over dose'. */
function joined(before: Word[], word: Word): Word[] {
  const last = before.at(-1);
  const one = `${last?.plain}${word.plain}`;
  if (!last || word.afterComma || one.length < SHORTEST_JOINED || !isAlarmWord(one)) return [...before, word];
  return [...before.slice(0, -1), wordOf(one, last.from, word.to, last.afterComma)];
}

/** What a word may have been meant as. */
function likelyFor({ plain, from, to, afterComma, isMended }: Word): Word[] {
  if (isMended || !mayBeMisspelt(plain)) return [];
  return soundingLike(plain, !isNoWord(plain))
    .filter((one) => isWrittenLike(plain, one))
    .map((one) => wordOf(one, from, to, afterComma));
}

const isNoWord = (plain: string): boolean => !isKnown(plain) && !isEnglish(plain);

function heard(words: Word[], likely: Word[][], at: number): Word {
  const word = words[at] as Word;
  const own = likely[at] ?? [];
  if (own.length === 0) return word;
  const isUnknown = isNoWord(word.plain);
  const isBeside = isUnknown ? mayStandTogether : standTogether;
  const places = words.map((_, place) => place).filter((place) => place !== at && Math.abs(place - at) <= REACH);
  const supported = own.find((one) => places.some((place) => isBeside(one.stem, words[place]?.stem ?? '')));
  if (supported || !isUnknown) return supported ?? word;
  // 'Hart atak', 'nek stif': each is what the other needs. Both are guesses, and count as one.
  const together = own.find((one) =>
    places.some((place) => likely[place]?.some((other) => standTogether(one.stem, other.stem))),
  );
  const guess = together ?? (word.plain.length >= CLEAR_LENGTH ? own[0] : undefined);
  return guess ? { ...guess, isMended: true } : word;
}

/** Not one that everybody writes, nor a medical word itself. */
const mayBeMisspelt = (plain: string): boolean =>
  plain.length >= SHORTEST &&
  /^[a-z]+$/.test(plain) &&
  !isMedical(plain) &&
  !PHRASES_WITH.has(stem(plain)) &&
  !everyday.has(plain) &&
  !isIndianWord(plain) &&
  !SKIPPED.has(plain) &&
  !COLOURING.has(plain);
