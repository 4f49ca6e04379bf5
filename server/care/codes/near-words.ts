import { wordsBeginningWith } from './code-index.ts';

const MIN_LENGTH = 4;
const LONG = 8;

/**
 * The words that were meant if `typed` holds a mistake, or two in a long word. The first letter is taken as typed: hardly
 * anyone mistypes it, and it keeps unlike words apart.
 */
export function nearWords(typed: string): string[] {
  if (typed.length < MIN_LENGTH) return [];
  const most = typed.length >= LONG ? 2 : 1;
  return wordsBeginningWith(typed.charAt(0)).filter(
    (word) =>
      word.length >= typed.length - most &&
      (isWithin(most, typed, word) || isWithin(most, typed, word.slice(0, typed.length))),
  );
}

/** Whether so many letters left out, added, changed or swapped with their neighbour make one word of the other. */
function isWithin(edits: number, one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [rest, otherRest] = [one.slice(from), other.slice(from)];
  if (rest === '' || otherRest === '') return rest.length + otherRest.length <= edits;
  if (edits === 0 || Math.abs(rest.length - otherRest.length) > edits) return false;
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    isWithin(edits - 1, rest.slice(1), otherRest.slice(1)) ||
    isWithin(edits - 1, rest.slice(1), otherRest) ||
    isWithin(edits - 1, rest, otherRest.slice(1)) ||
    (isSwapped && isWithin(edits - 1, rest.slice(2), otherRest.slice(2)))
  );
}
