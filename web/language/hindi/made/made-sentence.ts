import { vaccineInHindi } from '#contract/childhood/vaccines-in-hindi.ts';
import { hoursInHindi } from '#contract/clinic/hours-in-hindi.ts';
import { cardSentence } from './card-sentences.ts';
import { medicineSentence } from './medicine-sentences.ts';
import { readingSentence } from './reading-sentences.ts';

/** A sentence that the contract or the server put together of known parts; null for every other. */
export const madeSentence = (text: string): string | null =>
  readingSentence(text) ?? cardSentence(text) ?? medicineSentence(text) ?? vaccineInHindi(text) ?? hoursInHindi(text);
