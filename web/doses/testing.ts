import type { HomeDose, HomeDoses, HomeMedicine } from '#contract/medicines/doses.ts';

const MEDICINE_ID = '0197a1b2-0000-7000-8000-000000000061';

export const aDose = (changes: Partial<HomeDose> = {}): HomeDose => ({
  medicineId: MEDICINE_ID,
  day: '2026-11-15',
  nth: 0,
  name: 'Amlodipine',
  dosage: '5 mg',
  onDays: null,
  at: '2026-11-15T02:30:00.000Z',
  status: 'due',
  snoozedUntil: null,
  answer: null,
  can: { answer: true, snooze: true, undo: false },
  ...changes,
});

export const taken = (changes: Partial<HomeDose> = {}): HomeDose =>
  aDose({
    status: 'taken',
    answer: {
      id: '0197a1b2-0000-7000-8000-000000000062',
      outcome: 'taken',
      at: '2026-11-15T02:35:00.000Z',
      answeredAt: '2026-11-15T02:35:00.000Z',
      reason: null,
      note: '',
    },
    can: { answer: false, snooze: false, undo: true },
    ...changes,
  });

export const aMedicine = (changes: Partial<HomeMedicine> = {}): HomeMedicine => ({
  id: MEDICINE_ID,
  name: 'Amlodipine',
  dosage: '5 mg',
  inWords: '5 mg by mouth, once a day',
  instructions: '',
  frequency: 'once-a-day',
  smallestGapHours: null,
  mostIn24Hours: null,
  times: ['08:00'],
  onDays: null,
  nextOn: null,
  firstDoseFrom: null,
  timesVersion: 0,
  prescriptionId: '0197a1b2-0000-7000-8000-000000000063',
  doctor: 'Dr. Meera Iyer',
  endsOn: null,
  isActive: true,
  hold: null,
  supply: { doses: 30, dosesLeft: 21, daysLeft: 21, isLow: false },
  repeat: null,
  askFrom: null,
  needsVisit: false,
  can: { moveTimes: true, askRepeat: false },
  ...changes,
});

export const someDoses = (changes: Partial<HomeDoses> = {}): HomeDoses => ({
  today: '2026-11-15',
  isOnWard: false,
  medicines: [aMedicine()],
  doses: [aDose()],
  ...changes,
});
