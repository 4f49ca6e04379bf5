import type { Profile } from '#contract/patients/profile.ts';
import type { Reading, ReadingKind } from '#contract/readings/readings.ts';

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  patientId: '0197a1b2-0000-7000-8000-000000000012',
  version: 3,
  isComplete: true,
  age: 34,
  dateOfBirth: '1992-03-12',
  sex: 'female',
  bloodGroup: 'B+',
  EmergencyContact: { name: 'Vikram Rao', phone: '+91 98200 55512' },
  allergyState: 'none-known',
  allergies: [],
  allergyDetails: [],
  allergiesStatedBy: 'Ananya Rao',
  allergiesStatedAt: '2026-03-12T06:00:00.000Z',
  conditions: [],
  problems: [],
  medicines: [],
  pregnancy: null,
  contraception: null,
  gestation: null,
  kidney: null,
  ...changes,
});

/** Newest first, a day apart. */
export const readingsOf = (kind: ReadingKind, values: number[], changes: Partial<Reading> = {}): Reading[] =>
  values.map((value, index) => ({
    id: `0197a1b2-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    kind,
    value,
    second: null,
    unit: kind === 'weight' ? 'kg' : '°C',
    measuredAt: new Date(Date.UTC(2026, 10, 15) - index * 86_400_000).toISOString(),
    recordedBy: 'Ananya Rao',
    isOwn: true,
    flag: null,
    advice: null,
    isChecked: true,
    clinicTold: null,
    ...changes,
  }));
