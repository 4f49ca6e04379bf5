// Whether a word is English, as far as a spelling dictionary of 78,000 words knows: such a word was meant as it stands.
import { ENGLISH_WORDS } from './english-words.generated.ts';
import { readFilter } from './word-filter.ts';

const holds = readFilter(ENGLISH_WORDS);

/** Of five letters and more. One in 64 words that are not English is taken for English too. */
export const isEnglish = (word: string): boolean => holds(word) || (word.endsWith('s') && holds(word.slice(0, -1)));
