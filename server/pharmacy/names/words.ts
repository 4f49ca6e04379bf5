// How a written name is taken apart: "Tab. Augmentin-625 b.d." is "tab augmentin 625 bd".

/** Stands between two medicines: "ampicillin + sulbactam". */
export const JOINT = '+';

export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/([+/&,;]|(?<=\d)(?=[a-z])|[^a-z0-9.]+)/)
    .map((word) => (/[+/&,;]/.test(word) ? JOINT : word.replace(/^\.+|\.+$/g, '')))
    .filter((word) => word === JOINT || /[a-z0-9]/.test(word))
    .map((word) => (word === 'with' || word === 'and' ? JOINT : word));
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    // "1-0-1" says when, not how much.
    .replace(/(?<![\d.])[\d½](?:\.5)?\s*-\s*[\d½](?:\.5)?\s*-\s*[\d½](?:\.5)?(?:\s*-\s*\d)?(?![\d.])/g, ' ')
    .replaceAll('%', ' percent ')
    // "60K" is 60,000; "1:1000" is one gram in 1,000 ml.
    .replace(/(?<=\d)\s*k\b/g, '000')
    .replace(
      /\b1\s*:\s*(\d{1,3}(?:,?\d{3})+)\b/g,
      (_ratio, parts: string) => ` ${1000 / Number(parts.replace(',', ''))} mg/ml `,
    )
    // "1,000 mg" is one figure; "30/500" are two.
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, ' ')
    // "b.d." and "t.d.s" are one word.
    .replace(/\b(?:[a-z]\.)+[a-z]\b\.?/g, (letters) => letters.replaceAll('.', ''))
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ');

export const isFigure = (word: string) => /^\d+(\.\d+)?$/.test(word);

/** A phrase of the table, as a key: hyphens and full stops are no letters. */
export const keyOfPhrase = (phrase: string) =>
  wordsOf(phrase)
    .filter((word) => word !== JOINT)
    .join(' ');

/** Spelt by ear: "amoxycilin" and "amoxicillin" sound the same. */
export const folded = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/[ao]e/g, 'e')
    .replace(/th/g, 't')
    .replace(/ck|c|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');

/** How many letters were added, left out, changed or swapped; anything above `most` is `most + 1`. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, before] = [[] as number[], Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (before[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (older[column - 2] ?? 0) + 1);
      line.push(least);
    }
    if (Math.min(...line) > most) return most + 1;
    [older, before] = [before, line];
  }
  return before[other.length] ?? most + 1;
}
