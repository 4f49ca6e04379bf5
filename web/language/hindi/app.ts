// What the app says on every screen of a patient or visitor, and its letters. Fetched as one file, and only by who reads Hindi; the
// larger areas have files of their own (areas.ts).
import type { Catalogue } from '#contract/language/language.ts';
import '../devanagari.css';
import type { FromServer } from '../say.ts';
import { wordsFromServer as refusalsAndRules } from '../words-from-server.ts';
import { BEFORE_LOGIN } from './before-login.ts';
import { BOOK } from './book.ts';
import { CARD_PAGES } from './card.ts';
import { CARD } from './data/card.ts';
import { DEPARTMENTS } from './data/departments.ts';
import { LANGUAGES } from './data/language-names.ts';
import { READING_ADVICE, READING_NAMES, READING_UNITS } from './data/reading-advice.ts';
import { WHO_LOOKED } from './data/who-looked.ts';
import { EVERYWHERE } from './everywhere.ts';
import { FAMILY } from './family.ts';
import { HOME } from './home.ts';
import { madeSentence } from './made/made-sentence.ts';
import { MESSAGES } from './messages.ts';
import { PROFILE } from './profile.ts';
import { READINGS } from './readings.ts';
import { REFUSALS } from './refusals.ts';
import { SYMPTOMS } from './symptoms.ts';
import { VISITS } from './visits.ts';
import { YOU } from './you.ts';

export const HINDI: Catalogue = {
  ...BEFORE_LOGIN,
  ...REFUSALS,
  ...BOOK,
  ...CARD,
  ...CARD_PAGES,
  ...DEPARTMENTS,
  ...EVERYWHERE,
  ...FAMILY,
  ...HOME,
  ...LANGUAGES,
  ...MESSAGES,
  ...READINGS,
  ...READING_ADVICE,
  ...READING_NAMES,
  ...READING_UNITS,
  ...PROFILE,
  ...WHO_LOOKED,
  ...SYMPTOMS,
  ...VISITS,
  ...YOU,
};

/** A sentence that was put together of known parts first: the others are found as they are. */
export const wordsFromServer: FromServer = (text, code, detail) =>
  madeSentence(text) ?? refusalsAndRules(text, code, detail);
export { wordsOfNotice } from '../words-of-notices.ts';
