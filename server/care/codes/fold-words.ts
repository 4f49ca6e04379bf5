/** Words that say nothing by themselves, “known case of”, and sides, which the codes do not tell apart. */
const FILLERS = new Set([
  ...['a', 'an', 'and', 'as', 'at', 'by', 'due', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  ...['left', 'right', 'lt', 'rt', 'bilateral', 'both', 'known', 'case', 'kco'],
]);

/** British and American spelling become the same letters. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/[ao]e/g, 'e'],
  [/our\b/g, 'or'],
  [/([bt])re\b/g, '$1er'],
  [/is(e|ed|ing|ation)\b/g, 'iz$1'],
  [/sulph/g, 'sulf'],
  [/leuc/g, 'leuk'],
  // Plurals: stones, periods; not abscess, typhus, cystitis, nor LSCS.
  [/(?<=[a-z]{3}[^isu\s\d])s\b/g, ''],
];

/** In small letters and single spaces, without accents, apostrophes, punctuation and differences of spelling. */
export function foldWords(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return SPELLINGS.reduce((folded, [from, to]) => folded.replace(from, to), plain);
}

export const tellingWords = (folded: string): string[] => {
  const words = folded.split(' ').filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
};
