import type { PatientDocument } from '#contract/patients/documents.ts';

export const PATIENT_ID = '0197a1b2-0000-7000-8000-000000000004';
export const DOCTOR_ID = '0197a1b2-0000-7000-8000-000000000009';

const PAGE = { state: 'read', width: 1447, height: 2048 } as const;

/** Two pages, shared with nobody, of the patient who reads it. */
export const aDocument = (changes: Partial<PatientDocument> = {}): PatientDocument => ({
  id: '0197a1b2-0000-7000-8000-000000000064',
  patientId: PATIENT_ID,
  title: 'Blood test of March',
  kind: 'laboratory',
  reportedOn: '2024-03-09',
  note: '',
  source: 'pdf',
  pages: [
    { number: 1, ...PAGE },
    { number: 2, ...PAGE },
  ],
  addedAt: '2026-11-01T03:30:00.000Z',
  sharing: { with: 'nobody', doctorId: null, doctor: null, isOpenNow: false },
  version: 1,
  can: { change: true },
  ...changes,
});

export const UNREAD = { number: 2, state: 'unread', width: null, height: null } as const;
