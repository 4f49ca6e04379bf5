// A closing quote or bracket may follow the sign that ends a sentence; Hindi ends it with a danda.
const ENDED = /[.!?…।]["'’”)\]]*$/u;

/** Puts texts one after the other. Each ends as a sentence; what is empty is left out. */
export const asSentences = (...texts: (string | null)[]): string => joinSentences(texts, '.');

/** As asSentences, with the sign that ends a sentence in the language. */
export const joinSentences = (texts: readonly (string | null)[], stop: '.' | '।'): string =>
  texts
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '')
    .map((text) => (ENDED.test(text) ? text : `${text}${stop}`))
    .join(' ');
