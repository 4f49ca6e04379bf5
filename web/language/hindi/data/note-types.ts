// The kinds of notes on the board: contract/patients/board.ts.
import type { Catalogue } from '#contract/language/language.ts';

export const NOTE_TYPES: Catalogue = { prescription: 'दवा', appointment: 'अपॉइंटमेंट', reminder: 'रिमाइंडर' };
