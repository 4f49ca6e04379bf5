// How far apart the words of a phrase stand: telling words in between, and what parts two thoughts.
import { ALL_FINDINGS } from '../knowledge/library.ts';
import type { Word } from '../text/read-words.ts';
import { stem } from '../text/stem.ts';

const stems = (list: string) => new Set(list.split(' ').map((word) => stem(word)));

/** What starts another thought between two words: pain that spreads to the back is no back pain. */
const PARTS = stems('but however radiating spreading except without no not nor denies although because better');
/** How skin, joints and sores look and feel: in a list of these the commas part nothing. */
const LOOKS = stems(
  'red warm warmth hot tender swollen painful itchy sore dry scaly raised shiny crusty flaky burning weeping',
);
const COPULAS = new Set(['be', 'become', 'feel', 'look', 'looks', 'turned', 'seem', 'get', 'went', 'gone', 'go']);
const PREPOSITIONS = new Set(['of', 'in', 'on', 'around', 'over', 'to']);
const SHORT = 5;
/** 'Every six hours' is how a tablet is meant to be taken, and not every hour. */
const EVERY = stem('every');
const AS_PRESCRIBED = /^(?:four|five|six|eight|ten|twelve|[4-9]|1[02])$/;

/** Parts of the body, as far as one word names them. */
export const PLACES: ReadonlySet<string> = new Set([
  ...ALL_FINDINGS.flatMap(({ pain = [] }) => pain.filter((site) => !site.includes(' ')).map((site) => stem(site))),
  ...stems('skin eyelid lip tongue toe finger foot leg arm face eye breast scrotum vagina calf ankle'),
]);

/** Endless where something parts the words. */
export function gapBetween(words: Word[], positions: number[], wanted: string[]): number {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  let gap = 0;
  for (let at = first; at <= last; at++) {
    const word = words[at];
    if (!word) continue;
    if (at > first && word.afterComma && words.length > SHORT && !isOneList(words, first, last))
      return Number.POSITIVE_INFINITY;
    if (positions.includes(at)) continue;
    if (word.plain === 'and' && startsAnother(words, positions, at)) return Number.POSITIVE_INFINITY;
    if (AS_PRESCRIBED.test(word.plain) && wanted.includes(EVERY)) return Number.POSITIVE_INFINITY;
    if (PARTS.has(word.stem) && !wanted.includes(word.stem)) return Number.POSITIVE_INFINITY;
    if (!word.isLight) gap++;
    // 'A sore throat with swollen glands': the throat is not swollen.
    else if (word.plain === 'with' && at > first) gap++;
  }
  return gap;
}

/** Whoever acts next, and whose next thing it is. */
const SUBJECTS = new Set('i he she we they it you there now today also have has had am is are was were'.split(' '));
const OWNERS = new Set('a an the my his her their our your'.split(' '));

/** 'It bleeds and it has not stopped': still the same. */
const GOES_ON =
  /^(?:(?:it|this|that) )?(?:(?:still|just|simply) )*(?:(?:has|have|does|do|did|will|would|is|can) )?not stop/;
const said = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

/**
 * 'My pressure is normal and I have a low-grade fever', 'a yellow sofa and dry skin', 'lost my phone and my glasses': what
 * follows belongs to another noun. 'My face and my arm are numb' speaks of both.
 */
function startsAnother(words: Word[], positions: number[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (!next) return false;
  if (GOES_ON.test(said(words.slice(at + 1, at + 7)))) return false;
  if (SUBJECTS.has(next.plain)) return true;
  const isOwn = (index: number) => positions.includes(index);
  const noun = words.slice(at + 1).find(({ isLight }) => !isLight);
  if (PLACES.has(before?.stem ?? '') && PLACES.has(noun?.stem ?? '')) return false;
  if (OWNERS.has(next.plain)) return !isOwn(at - 1) || before?.isLight === true;
  const told = (from: number, to: number) =>
    words.slice(from, to).filter((word, step) => !word.isLight && !isOwn(from + step));
  const [first, second] = [told((positions[0] ?? 0) + 1, at), told(at + 1, positions.at(-1) ?? 0)];
  return first.some((word) => !LOOKS.has(word.stem)) && second.length > 0;
}

/** 'The leg became painful, white and cold', 'redness, warmth and swelling of the leg': the commas part nothing. */
function isOneList(words: Word[], first: number, last: number): boolean {
  const inside = words.slice(first + 1, last);
  const between = words.slice(first, last + 1);
  if (between.every((word) => word.isLight || LOOKS.has(word.stem) || word.plain === 'and')) return true;
  const isPlace = (word: Word | undefined) => word !== undefined && PLACES.has(word.stem);
  const another = inside.some(
    (word, step) => isPlace(word) && word.stem !== words[first]?.stem && first + 1 + step !== last,
  );
  if (another || inside.some(({ plain }) => /^(i|he|she|they|we|have|has|had)$/.test(plain))) return false;
  if (isPlace(words[first])) return inside.some((word) => COPULAS.has(word.stem)) && !isPlace(words[last + 1]);
  const before = words.slice(Math.max(first, last - 4), last);
  return (
    isPlace(words[last]) &&
    before.some(({ plain }) => PREPOSITIONS.has(plain)) &&
    !inside.some((word) => COPULAS.has(word.stem))
  );
}
