import { type Handover, SHIFTS, type Shift } from '../../../contract/handover.ts';
import { dayInFull } from '../../ui/zoned-time.ts';
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
