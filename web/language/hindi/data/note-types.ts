// The kinds of notes on the board (contract/patients/board.ts), and words that mean something else here than elsewhere.
import type { Catalogue } from '#contract/language/language.ts';

export const NOTE_TYPES: Catalogue = {
  prescription: 'दवा',
  appointment: 'अपॉइंटमेंट',
  reminder: 'रिमाइंडर',
  'Visits|record': 'मुलाक़ातें',
  'Title|paper': 'शीर्षक',
};
