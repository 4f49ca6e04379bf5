import { randomBytes } from 'node:crypto';
import { makePud } from '#contract/pud.ts';

/** 45 random bits. Should two ever meet, one_patient_per_pud stops the second. */
export const drawPud = (): string => makePud([...randomBytes(9)]);
