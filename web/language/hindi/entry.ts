// What the pages before login say, and its letters.
import type { Catalogue } from '#contract/language/language.ts';
import '../devanagari.css';
import type { FromServer } from '../say.ts';
import { wordsFromServer as refusalsAndRules } from '../words-from-server.ts';
import { BEFORE_LOGIN } from './before-login.ts';
import { CARD_PAGES } from './card.ts';
import { CARD } from './data/card.ts';
import { cardSentence } from './made/card-sentences.ts';
import { medicineSentence } from './made/medicine-sentences.ts';
import { REFUSALS } from './refusals.ts';

export const HINDI: Catalogue = { ...BEFORE_LOGIN, ...REFUSALS, ...CARD, ...CARD_PAGES };

/** The emergency card puts sentences together of known parts. */
export const wordsFromServer: FromServer = (text, code) =>
  cardSentence(text) ?? medicineSentence(text) ?? refusalsAndRules(text, code);
