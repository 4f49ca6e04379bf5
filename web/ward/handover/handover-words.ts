import { type Handover, type HandoverPatient, SHIFTS, type Shift } from '#contract/ward/handover.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import type { Letter } from './handover-queries.ts';

export const LETTER_WORDS: Record<Letter, string> = {
  situation: 'Situation',
  background: 'Background',
  assessment: 'Assessment',
  recommendation: 'Recommendation',
};

/** "Night shift, Sunday 15 November 2026" */
export const shiftInFull = ({ name, day }: Shift) => `${SHIFTS[name].words}, ${dayInFull(day)}`;

/** How much is open, over all patients and for the ward. */
export const openIn = ({ patients, open }: Handover) =>
  patients.reduce((sum, patient) => sum + patient.open.length, open.length);

/** "Now NEWS2 13, 04:12": beside words that were written before it was so. */
export const worseInWords = ({ words, at }: NonNullable<HandoverPatient['worseNow']>, timeZone: string) =>
  `Now ${words}${at ? `, ${timeOfDay(at, timeZone)}` : ''}`;
