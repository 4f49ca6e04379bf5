// What the symptom engine says in an answer. Fetched when an answer is shown in Hindi, and only then.
import type { Catalogue } from '#contract/language/language.ts';
import { TRIAGE_QUESTIONS } from './data/triage-questions.ts';

const WORDS: Catalogue = { ...TRIAGE_QUESTIONS };

/** Null where a part of it is not known: then the whole stays English. */
export function engineInHindi(text: string): string | null {
  const said = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  return typeof said === 'string' ? said : null;
}
