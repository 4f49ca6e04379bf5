// What the readings and the outcomes of NEWS2 are called. Screens that score nothing use these words alone.

export const CONSCIOUSNESS = {
  A: 'Alert',
  C: 'New confusion',
  V: 'Responds to voice',
  P: 'Responds to pain',
  U: 'Unresponsive',
} as const;
export type Consciousness = keyof typeof CONSCIOUSNESS;

export const NOT_SCORED_BECAUSE = {
  partial: 'Not scored: the set is not complete.',
  'under-16': 'Not scored: under 16. Adult limits do not apply; no score for children.',
  pregnancy: 'Not scored: pregnancy. NEWS2 is not meant for it.',
} as const;
export type NotScored = keyof typeof NOT_SCORED_BECAUSE;

/** Stands beside every score of someone whose age nobody has entered. */
export const SCORED_AS_ADULT = 'Age unknown: scored as an adult';

export const WARD_STATUSES = ['stable', 'attention', 'critical'] as const;
export type WardStatus = (typeof WARD_STATUSES)[number];
