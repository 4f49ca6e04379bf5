// Whether a word is English, as far as a spelling dictionary of 78,000 words knows: such a word was meant as it stands.
import { ENGLISH_WORDS } from './english-words.generated.ts';
import { readFilter } from './word-filter.ts';

const holds = readFilter(ENGLISH_WORDS);

/** Of a plural, of an adverb in -ly, of a long noun in -ness: it is looked up by this. */
export function regularBase(word: string): string | undefined {
  if (word.length > 6 && word.endsWith('ly')) return word.slice(0, -2);
  if (word.length > 9 && word.endsWith('ness')) return word.slice(0, -4);
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : undefined;
}

/** Of three letters and more. One in 128 words that are not English is taken for English too. */
export function isEnglish(word: string): boolean {
  const base = regularBase(word);
  return holds(word) || (base !== undefined && isEnglish(base));
}
