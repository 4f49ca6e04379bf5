// A word that is not English, taken for the medical word one slip away (two in long words).
import { lazily } from '#triage-engine/lazily.ts';
import { soundKey } from '#triage-engine/text/sound-key.ts';
import { waysToHear } from '#triage-engine/text/ways-to-hear.ts';
import { oneSpelling } from '#triage-engine/text/word-forms.ts';
import { soundingLike } from '../alarm-words.ts';
import { isKnown, medicalWords } from '../vocabulary.ts';
import { speltByEar } from './by-ear.ts';
import { isIndianWord } from './indian-words.ts';
import { isEnglish } from './is-english.ts';

type Known = { word: string; count: number; letters: number };

/** By first letter and by last letter: a slip rarely hits both. */
const shelves = lazily(() => {
  const byFirst = new Map<string, Known[]>();
  const byLast = new Map<string, Known[]>();
  for (const [word, count] of medicalWords()) {
    for (const [shelf, letter] of [
      [byFirst, word[0] ?? ''],
      [byLast, word.at(-1) ?? ''],
    ] as const) {
      const known = shelf.get(letter) ?? [];
      known.push({ word, count, letters: lettersOf(word) });
      shelf.set(letter, known);
    }
  }
  return { byFirst, byLast };
});

/** Which letters a word has, a bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const mended = new Map<string, string>();

export function mendTypo(word: string): string {
  const before = mended.get(word);
  if (before !== undefined) return before;
  const found = mendAnew(word);
  // Bounded, so that a stranger's text cannot fill the memory of a server.
  if (mended.size < 5_000) mended.set(word, found);
  return found;
}

function mendAnew(word: string): string {
  const byEar = speltByEar(word);
  if (byEar) return byEar;
  if (word.length < 4 || !/^[a-z]+$/.test(word) || isIndianWord(word) || isWord(word)) return word;
  const ended = withWholeEnding(word) ?? withDoubled(word) ?? withPlural(word);
  if (ended || word.length < 5) return ended ?? word;
  const heard = soundsLike(word);
  if (heard && waysToHear(word).includes(heard)) return heard;
  const isHeardAlike = heard !== undefined && soundKey(heard) === soundKey(word);
  const slipped = isHeardAlike && word.length < LONG ? undefined : nearestWritten(word);
  // Two letters that changed places: nobody hears it so.
  if (slipped && isSwap(word, slipped.word) && !(heard && isSwap(word, heard))) return slipped.word;
  // One slip of the finger in a long word is nearer than what only sounds like it.
  if (heard && !(slipped?.slips === 1 && slipsBetween(word, heard, 1) > 1)) return heard;
  return slipped?.word ?? word;
}

const LONG = 8;

function nearestWritten(word: string): (Known & { slips: number }) | undefined {
  const most = word.length >= LONG ? 2 : 1;
  const letters = lettersOf(word);
  let best: (Known & { slips: number }) | undefined;
  const { byFirst, byLast } = shelves();
  for (const known of [...(byFirst.get(word[0] ?? '') ?? []), ...(byLast.get(word.at(-1) ?? '') ?? [])]) {
    // 'Hydration' is not dehydration misspelt.
    if (known.word.endsWith(word) || word.endsWith(known.word)) continue;
    if (Math.abs(known.word.length - word.length) > most || known.word.length < 5) continue;
    // One slip changes two letters at the most: far fewer words are left to compare letter by letter.
    if (bitsIn(letters ^ known.letters) > 2 * most) continue;
    const slips = slipsBetween(word, known.word, best ? Math.min(most, best.slips) : most);
    // Two slips and another first letter make another word: ulceration is no laceration.
    if (slips > most || (slips > 1 && known.word[0] !== word[0])) continue;
    if (!best || slips < best.slips || (slips === best.slips && isBetter(known, best, word)))
      best = { ...known, slips };
  }
  return best;
}

const isWord = (word: string): boolean => isKnown(word) || isEnglish(word) || isEnglish(oneSpelling(word));

/** 'Bleedin', 'swallowd': as it is said. */
function withWholeEnding(word: string): string | undefined {
  const whole = word.endsWith('in') ? `${word}g` : /[^aeioud]d$/.test(word) ? `${word.slice(0, -1)}ed` : undefined;
  return whole && isWord(whole) ? whole : undefined;
}

/** 'Stoped', 'choping', 'siting': one letter too few, and another word would be one slip away. */
function withDoubled(word: string): string | undefined {
  const doubled = word.replace(/(?<=[^aeiou][aeiou])([bdgklmnprt])(?=(?:ed|ing)$)/, '$1$1');
  return doubled !== word && isWord(doubled) ? doubled : undefined;
}

/** 'Legz', 'dayz': as it is heard. */
function withPlural(word: string): string | undefined {
  const whole = word.length > 3 && /[^aeiouz]z$/.test(word) ? `${word.slice(0, -1)}s` : undefined;
  return whole && !isWord(word) && isWord(whole) ? whole : undefined;
}

/** The word of an emergency that sounds the same and is written nearly the same: 'toung' is no misspelt young. */
function soundsLike(word: string): string | undefined {
  const near = soundingLike(word, false).filter((one) => one[0] === word[0] && isWrittenLike(word, one));
  const spoken = waysToHear(word);
  const slips = (one: string) => (spoken.includes(one) ? 0 : slipsBetween(word, one, word.length));
  return near.sort((a, b) => slips(a) - slips(b))[0];
}

/** Of what sounds the same: at most two letters of five are written otherwise. */
export const isWrittenLike = (written: string, meant: string): boolean => {
  const most = Math.max(2, Math.ceil(meant.length * 0.4));
  return slipsBetween(written, meant, most) <= most;
};

function isBetter(one: Known, other: Known, written: string): boolean {
  const swaps = Number(isSwap(written, one.word)) - Number(isSwap(written, other.word));
  if (swaps !== 0) return swaps > 0;
  return one.count > other.count || (one.count === other.count && one.word < other.word);
}

/** The same letters, two neighbours changed. */
function isSwap(written: string, meant: string): boolean {
  if (written.length !== meant.length) return false;
  const at = [...written].findIndex((letter, index) => letter !== meant[index]);
  return (
    at >= 0 &&
    written[at] === meant[at + 1] &&
    written[at + 1] === meant[at] &&
    written.slice(at + 2) === meant.slice(at + 2)
  );
}

/** Damerau–Levenshtein: a letter too many, too few, wrong, or two changed places. Gives up above `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      line.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, last] = [last, line];
  }
  return last[other.length] ?? most + 1;
}
