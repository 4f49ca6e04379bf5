// Lab orders and call-backs for component tests.
import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { ResultSheet } from '#contract/labs/lab-results.ts';

export const ORDER_ID = '0197a1b2-0000-7000-8000-000000000051';
export const DOCTOR_ID = '0197a1b2-0000-7000-8000-000000000041';
export const COLLEAGUE_ID = '0197a1b2-0000-7000-8000-000000000042';

const measure = (name: string, low: number, high: number) => ({ name, unit: 'mmol/L', loinc: null, low, high });

export const anOrder = (changes: Partial<LabOrder> = {}): LabOrder => ({
  id: ORDER_ID,
  test: 'Kidney function',
  testCode: '24362-6',
  isWithheld: false,
  takenBy: null,
  category: 'Blood work',
  indication: 'Kidneys and salts',
  patient: 'Mohan Das',
  patientId: '0197a1b2-0000-7000-8000-000000000012',
  pud: 'PUD-8KC3N-5QD6T',
  place: '202-B',
  diagnosisId: null,
  orderedBy: 'Dr. Arjun Nair',
  orderedById: DOCTOR_ID,
  orderedAt: '2026-11-15T05:00:00.000Z',
  collectedAt: null,
  collectedBy: null,
  state: 'collected',
  result: null,
  callBack: null,
  reviewedBy: null,
  reviewedAt: null,
  reviewNote: null,
  releasedAt: null,
  cancelReason: null,
  measures: [measure('Sodium', 135, 145), measure('Potassium', 3.5, 5.1)],
  version: 2,
  can: { take: false, collect: true, enterResult: true, review: false, release: false, cancel: false },
  ...changes,
});

export const A_SHEET: ResultSheet = {
  orderId: ORDER_ID,
  ageGroup: 'adult',
  measures: [
    {
      name: 'Sodium',
      limits: {
        refuse: { below: 80, above: 220 },
        confirm: { below: 110, above: 170 },
        critical: { below: 120, above: 158 },
      },
      last: { value: 139, at: '2026-11-15T06:10:00.000Z' },
    },
    {
      name: 'Potassium',
      limits: {
        refuse: { below: 1, above: 15 },
        confirm: { below: 2, above: 8 },
        critical: { below: 2.8, above: 6.2 },
      },
      last: null,
    },
  ],
};

export const aCallBack = (changes: Partial<CallBack> = {}): CallBack => ({
  id: '0197a1b2-0000-7000-8000-000000000061',
  orderId: ORDER_ID,
  resultVersion: 1,
  test: 'Kidney function',
  patient: 'Mohan Das',
  patientId: '0197a1b2-0000-7000-8000-000000000012',
  pud: 'PUD-8KC3N-5QD6T',
  place: '202-B',
  doctor: 'Dr. Arjun Nair',
  doctorId: DOCTOR_ID,
  values: [
    { name: 'Potassium', value: 6.8, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'Critical high', criticalLimit: 6.2 },
  ],
  text: '',
  openedAt: '2026-11-15T11:30:00.000Z',
  openedBy: 'Priya Thomas',
  state: 'open',
  attempts: [],
  closed: null,
  ...changes,
});

export const DOCTORS = [
  { id: DOCTOR_ID, name: 'Dr. Arjun Nair', department: 'General Medicine', isOnDuty: true, phone: '+91 98200 55001' },
  { id: COLLEAGUE_ID, name: 'Dr. Meera Iyer', department: 'Cardiology', isOnDuty: true, phone: null },
];
