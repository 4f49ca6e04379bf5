import type { Medicine, SafetyFinding, SafetyReport } from '#contract/medicines/medicines.ts';
import type { PrescribedMedicine, Prescription } from '#contract/medicines/prescriptions.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';

export const PATIENT_ID = '0197a1b2-0000-7000-8000-000000000012';

export const aMedicine = (changes: Partial<Medicine> = {}): Medicine => ({
  id: '0197a1b2-0000-7000-8000-000000000031',
  name: 'Amoxicillin',
  category: 'Antibiotic',
  indication: 'Bacterial infection',
  ingredients: ['amoxicillin'],
  forms: ['capsule'],
  routes: ['by mouth'],
  usual: {
    dose: { amount: 500, unit: 'mg' },
    route: 'by mouth',
    frequency: '3-times-a-day',
    days: 7,
    smallestGapHours: null,
    mostIn24Hours: null,
  },
  ...changes,
});

export const doxycycline = aMedicine({
  id: '0197a1b2-0000-7000-8000-000000000032',
  name: 'Doxycycline',
  ingredients: ['doxycycline'],
  usual: { ...aMedicine().usual, dose: { amount: 100, unit: 'mg' }, frequency: 'twice-a-day' },
});

export const aFinding = (changes: Partial<SafetyFinding> = {}): SafetyFinding => ({
  key: 'allergy:A-001:amoxicillin:penicillin',
  kind: 'allergy',
  severity: 'severe',
  orders: [0],
  title: 'Allergy conflict: amoxicillin is a penicillin',
  why: 'The allergies on file name “Penicillin”. Whoever reacts to one of this class may react to the others.',
  instead: 'Choose an antibiotic that is not a beta-lactam, such as doxycycline or a macrolide.',
  source: 'Nadi safety table 2026-11, entry A-001: BNF, Penicillins',
  needsReason: true,
  ...changes,
});

export const aReport = (changes: Partial<SafetyReport> = {}): SafetyReport => ({
  tableVersion: '2026-11',
  checkedAt: '2026-11-16T05:21:20.000Z',
  findings: [],
  verdicts: ['no-known-entry'],
  comparedWith: [],
  ...changes,
});

export const aPrescribed = (changes: Partial<PrescribedMedicine> = {}): PrescribedMedicine => ({
  id: '0197a1b2-0000-7000-8000-000000000041',
  medicineId: null,
  name: 'Doxycycline',
  category: 'Antibiotic',
  indication: 'Chest infection',
  dose: { amount: 100, unit: 'mg' },
  route: 'by mouth',
  frequency: 'twice-a-day',
  smallestGapHours: null,
  mostIn24Hours: null,
  days: 7,
  quantity: null,
  instructions: '',
  inWords: '100 mg by mouth, twice a day, for 7 days',
  startsOn: '2026-11-16',
  endsOn: '2026-11-22',
  isActive: true,
  stoppedAt: null,
  stoppedBy: null,
  stopReason: null,
  isRenewed: false,
  overrides: [],
  aware: [],
  can: { stop: true },
  ...changes,
});

export const aPrescription = (changes: Partial<Prescription> = {}): Prescription => ({
  id: '0197a1b2-0000-7000-8000-000000000051',
  number: 'RX-2026-000042',
  diagnosisId: '0197a1b2-0000-7000-8000-000000000061',
  diagnosis: 'Pneumonia, unspecified organism',
  patientId: PATIENT_ID,
  doctor: 'Dr. Arjun Nair',
  signedAt: '2026-11-16T05:22:00.000Z',
  medicines: [aPrescribed()],
  ...changes,
});

export const aDiagnosis = (changes: Partial<Diagnosis> = {}): Diagnosis => ({
  id: '0197a1b2-0000-7000-8000-000000000061',
  patient: 'Anjali Deshmukh',
  patientId: PATIENT_ID,
  diagnosis: 'Pneumonia, unspecified organism',
  code: 'J18.9',
  notes: 'Crackles right base.',
  date: '2026-11-16',
  followUpOn: null,
  signedBy: 'Dr. Arjun Nair',
  signedById: '0197a1b2-0000-7000-8000-000000000001',
  signedAt: '2026-11-16T05:22:00.000Z',
  prescription: aPrescription(),
  labOrders: [],
  staffTasks: [],
  addenda: [],
  safety: [],
  safetyTableVersion: '2026-11',
  can: { addAddendum: true },
  ...changes,
});
