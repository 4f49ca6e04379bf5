// The symptom tools.
import type { Catalogue } from '#contract/language/language.ts';

export const WORDS: Catalogue = {};
