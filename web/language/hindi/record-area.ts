// The record with its parts, doses and the emergency card.
import type { Catalogue } from '#contract/language/language.ts';
import { DOSES } from './doses.ts';
import { OWN_CARD } from './own-card.ts';

export const WORDS: Catalogue = { ...DOSES, ...OWN_CARD };
