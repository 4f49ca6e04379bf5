// The record with its parts, doses and the emergency card.
import type { Catalogue } from '#contract/language/language.ts';
import { CHILDHOOD } from '../childhood.ts';
import { LAB_TESTS } from '../data/lab-tests.ts';
import { MEASURED_POSITIONS } from '../data/measured-positions.ts';
import { NOTE_TYPES } from '../data/note-types.ts';
import { VACCINES } from '../data/vaccines.ts';
import { DOSES } from '../doses.ts';
import { OWN_CARD } from '../own-card.ts';
import { RECORD } from '../record.ts';

export const WORDS: Catalogue = {
  ...CHILDHOOD,
  ...DOSES,
  ...LAB_TESTS,
  ...MEASURED_POSITIONS,
  ...NOTE_TYPES,
  ...OWN_CARD,
  ...RECORD,
  ...VACCINES,
};
