// The record with its parts, doses and the emergency card.
import type { Catalogue } from '#contract/language/language.ts';
import { NOTE_TYPES } from './data/note-types.ts';
import { DOSES } from './doses.ts';
import { OWN_CARD } from './own-card.ts';
import { RECORD } from './record.ts';

export const WORDS: Catalogue = { ...DOSES, ...NOTE_TYPES, ...OWN_CARD, ...RECORD };
