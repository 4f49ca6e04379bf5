// What the pages before login say, and its letters.
import type { Catalogue } from '#contract/language/language.ts';
import '../devanagari.css';
import { BEFORE_LOGIN } from './before-login.ts';
import { REFUSALS } from './refusals.ts';

export const HINDI: Catalogue = { ...BEFORE_LOGIN, ...REFUSALS };

export { wordsFromServer } from '../words-from-server.ts';
