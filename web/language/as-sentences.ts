import { t } from './say.ts';

/** Each with the full stop of the language shown; what is empty is left out. */
export const asSentences = (...sentences: (string | false | null | undefined)[]): string =>
  sentences.flatMap((sentence) => (sentence ? t('{sentence}.', { sentence }) : [])).join(' ');
