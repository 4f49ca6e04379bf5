import { VOCABULARY } from './code-index.ts';

const MIN_LENGTH = 4;
const LONG = 8;

/**
 * The words that were meant if `typed` holds a mistake, or two in a long word. The first letter is taken as typed: hardly
 * anyone mistypes it, and it keeps unlike words apart.
 */
export function nearWords(typed: string): string[] {
  if (typed.length < MIN_LENGTH) return [];
  const most = typed.length >= LONG ? 2 : 1;
  return VOCABULARY.filter(
    (word) =>
      word[0] === typed[0] &&
      word.length >= typed.length - most &&
      (editsBetween(typed, word, most) <= most || editsBetween(typed, word.slice(0, typed.length), most) <= most),
  );
}

/** Letters left out, added, changed or swapped with their neighbour. Anything above `most` only says that it is more. */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, j - 2) + 1 : most + 1,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
