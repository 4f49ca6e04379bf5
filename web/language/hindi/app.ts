// All that the app says to a patient or visitor, and its letters. Fetched as one file, and only by who reads Hindi.
import type { Catalogue } from '#contract/language/language.ts';
import '../devanagari.css';
import { BEFORE_LOGIN } from './before-login.ts';
import { BOOK } from './book.ts';
import { EVERYWHERE } from './everywhere.ts';
import { FAMILY } from './family.ts';
import { HOME } from './home.ts';
import { MESSAGES } from './messages.ts';
import { REFUSALS } from './refusals.ts';
import { SYMPTOMS } from './symptoms.ts';
import { YOU } from './you.ts';

export const HINDI: Catalogue = {
  ...BEFORE_LOGIN,
  ...REFUSALS,
  ...BOOK,
  ...EVERYWHERE,
  ...FAMILY,
  ...HOME,
  ...MESSAGES,
  ...SYMPTOMS,
  ...YOU,
};

export { wordsFromServer } from '../words-from-server.ts';
