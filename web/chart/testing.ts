import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import type { HistoryEntry, MedicineNow, PatientSummary, StayNow } from '#contract/patients/chart.ts';
import type { PatientReply } from '#contract/patients/patients.ts';
import type { Profile } from '#contract/patients/profile.ts';
import type { Reading } from '#contract/readings/readings.ts';

export const PATIENT_ID = '0197a1b2-0000-7000-8000-000000000012';
const ORDER_ID = '0197a1b2-0000-7000-8000-000000000031';

export const aPatientReply = (changes: Partial<PatientReply> = {}): PatientReply => ({
  id: PATIENT_ID,
  pud: 'PUD-7K3QX-2M9TD',
  name: 'Ananya Rao',
  email: 'ananya.rao@mail.example',
  newEmail: null,
  newEmailNeeds: null,
  phone: '+91 98200 14477',
  dateOfBirth: '1972-02-03',
  age: 54,
  sex: 'female',
  registeredAt: '2026-01-12T06:00:00.000Z',
  hasAccount: true,
  isDeactivated: false,
  version: 1,
  ...changes,
});

export const aChartProfile = (changes: Partial<Profile> = {}): Profile => ({
  patientId: PATIENT_ID,
  version: 3,
  isComplete: true,
  age: 54,
  dateOfBirth: '1972-02-03',
  sex: 'female',
  bloodGroup: 'B+',
  EmergencyContact: { name: 'Vikram Rao', phone: '+91 98200 55512' },
  allergyState: 'not-asked',
  allergies: [],
  allergyDetails: [],
  allergiesStatedBy: null,
  allergiesStatedAt: null,
  conditions: [],
  problems: [],
  medicines: [],
  pregnancy: null,
  contraception: null,
  gestation: null,
  kidney: null,
  ...changes,
});

let number = 100;

/** `daysAgo` counts from the clock of the test. */
export function aReading({ daysAgo = 0, ...changes }: Partial<Reading> & { daysAgo?: number } = {}): Reading {
  number += 1;
  return {
    id: `0197a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`,
    kind: 'heart-rate',
    value: 72,
    second: null,
    unit: '/min',
    measuredAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    recordedBy: 'Ananya Rao',
    isOwn: false,
    flag: null,
    advice: null,
    isChecked: true,
    clinicTold: null,
    ...changes,
  };
}

export const aLabReport = (changes: Partial<LabReport> = {}): LabReport => ({
  id: `${ORDER_ID}:0`,
  orderId: ORDER_ID,
  test: 'HbA1c',
  measure: 'HbA1c',
  testCode: '4548-4',
  measureCode: '4548-4',
  orderedBy: 'Dr. Arjun Nair',
  orderedById: '0197a1b2-0000-7000-8000-000000000041',
  category: 'Blood',
  date: '2026-11-12',
  result: '7.4 %',
  value: 7.4,
  unit: '%',
  low: 4,
  high: 6.5,
  status: 'abnormal',
  flag: 'High',
  isCritical: false,
  note: null,
  pdfUrl: null,
  state: 'resulted',
  earlier: [],
  ...changes,
});

export const aLabOrder = (changes: Partial<LabOrder> = {}): LabOrder => ({
  id: ORDER_ID,
  test: 'HbA1c',
  testCode: '4548-4',
  isWithheld: false,
  takenBy: null,
  category: 'Blood',
  indication: 'Diabetes',
  patient: 'Ananya Rao',
  patientId: PATIENT_ID,
  pud: 'PUD-7K3QX-2M9TD',
  place: null,
  diagnosisId: null,
  orderedBy: 'Dr. Arjun Nair',
  orderedById: '0197a1b2-0000-7000-8000-000000000041',
  orderedAt: '2026-11-11T05:00:00.000Z',
  collectedAt: null,
  collectedBy: null,
  state: 'ordered',
  result: null,
  callBack: null,
  reviewedBy: null,
  reviewedAt: null,
  reviewNote: null,
  releasedAt: null,
  cancelReason: null,
  measures: [],
  version: 1,
  can: { take: false, collect: false, enterResult: false, review: false, release: false, cancel: false },
  ...changes,
});

export const anEntry = (changes: Partial<HistoryEntry> = {}): HistoryEntry => {
  number += 1;
  return {
    kind: 'visit',
    id: `0197a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`,
    date: '2026-11-09',
    at: '2026-11-09T04:30:00.000Z',
    title: 'Visit, General Medicine',
    detail: 'Cough and fever',
    diagnosis: null,
    treatment: null,
    code: null,
    by: 'Dr. Arjun Nair',
    mark: null,
    pictureUrl: null,
    ...changes,
  };
};

export const aSummary = (changes: Partial<PatientSummary> = {}): PatientSummary => ({
  patient: { id: PATIENT_ID, name: 'Ananya Rao', pud: 'PUD-7K3QX-2M9TD', phone: '+91 98200 14477' },
  profile: aChartProfile(),
  conditions: [{ diagnosis: 'Hypertension', code: 'I10', since: '2026-08-18', last: '2026-10-16' }],
  medicines: [],
  medicinesNow: [],
  adherence: null,
  stay: null,
  readings: [aReading({ value: 104, flag: 'High' })],
  results: [aLabReport()],
  lastVisit: '2026-11-09',
  nextVisit: null,
  followUpOn: null,
  madeAt: '2026-11-15T05:00:00.000Z',
  ...changes,
});

export const aStayNow = (changes: Partial<StayNow> = {}): StayNow => ({
  inpatientId: '0197a1b2-0000-7000-8000-000000000051',
  room: '207',
  bed: 'B',
  place: '207-B',
  admittedAt: '2026-11-13T05:00:00.000Z',
  day: 3,
  condition: 'After cholecystectomy',
  doctor: 'Dr. Arjun Nair',
  ...changes,
});

export const aMedicineNow = (changes: Partial<MedicineNow> = {}): MedicineNow => ({
  source: 'ward',
  id: '0197a1b2-0000-7000-8000-000000000061',
  name: 'Ceftriaxone',
  inWords: '2 g into a vein, once a day: 15:30',
  isAsNeeded: false,
  lastGiven: null,
  nextDue: null,
  overdueAt: null,
  note: null,
  overrides: [],
  ...changes,
});
