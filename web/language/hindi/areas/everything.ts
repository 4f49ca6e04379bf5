// The copy of everything, with the words of the record that it repeats.
import type { Catalogue } from '#contract/language/language.ts';
import { EVERYTHING } from '../everything.ts';
import { WORDS as RECORD } from './record.ts';

export const WORDS: Catalogue = { ...RECORD, ...EVERYTHING };
