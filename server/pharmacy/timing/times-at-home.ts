// When a medicine is taken at home until the patient says otherwise. Waking hours, where the prescription leaves a choice.
import type { Frequency, MedicineRoute } from '#contract/medicines/medicines.ts';

/** Nobody takes these at home: a nurse or a doctor gives them. */
const GIVEN_HERE: readonly string[] = ['into a vein', 'into a muscle', 'spinal'] satisfies MedicineRoute[];

export const isTakenAtHome = (route: string): boolean => !GIVEN_HERE.includes(route);

export const TIMES_AT_HOME: Record<Frequency, readonly string[]> = {
  once: [],
  'once-a-day': ['08:00'],
  'in-the-morning': ['08:00'],
  'at-night': ['22:00'],
  'twice-a-day': ['08:00', '20:00'],
  '3-times-a-day': ['08:00', '14:00', '20:00'],
  '4-times-a-day': ['08:00', '12:00', '17:00', '22:00'],
  '5-times-a-day': ['06:00', '10:00', '14:00', '18:00', '22:00'],
  'every-4-hours': ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'],
  'every-6-hours': ['00:00', '06:00', '12:00', '18:00'],
  'every-8-hours': ['06:00', '14:00', '22:00'],
  'every-12-hours': ['08:00', '20:00'],
  'every-other-day': ['08:00'],
  'once-a-week': ['08:00'],
  'as-needed': [],
};
