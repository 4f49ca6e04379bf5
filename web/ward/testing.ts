// People of the ward for component tests. What a test does not speak of is stable and on time.
import type { Inpatient, InpatientDetail, NewestReading } from '#contract/ward/inpatients.ts';
import type { Observation } from '#contract/ward/observations.ts';

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
export const someId = (number: number) => `0197a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;

const POINTS = {
  respiration: 0,
  oxygenSaturation: 0,
  isOnOxygen: 0,
  systolic: 0,
  pulse: 1,
  consciousness: 0,
  temperature: 0,
};

const ALL = { observe: true, setStatus: false, setScale: false, transfer: true, discharge: true, order: false };

const READINGS: [NewestReading['parameter'], string, string][] = [
  ['respiration', '16', ''],
  ['oxygenSaturation', '97', '%'],
  ['isOnOxygen', 'Air', ''],
  ['systolic', '118', '/70'],
  ['pulse', '94', ''],
  ['consciousness', 'A', ''],
  ['temperature', '37.2', '°C'],
];

/** Those of `aSet`, all of one time; `about` says what is otherwise. */
export const readingsAt = (
  at: string,
  about: { [parameter in NewestReading['parameter']]?: Partial<NewestReading> } = {},
): NewestReading[] =>
  READINGS.map(([parameter, value, unit]) => ({
    ...{ parameter, value, unit, at, points: POINTS[parameter], isOlder: false },
    scale: parameter === 'oxygenSaturation' ? 1 : null,
    ...about[parameter],
  }));

export function anInpatient(about: Partial<Inpatient> = {}): Inpatient {
  const at = minutesFromNow(-41);
  return {
    id: someId(1),
    patientId: someId(2),
    name: 'Mohan Das',
    pud: 'PUD-7K3QX-2M9TD',
    age: 52,
    sex: 'male',
    dateOfBirth: '1974-03-02',
    room: '202',
    bed: 'B',
    place: '202-B',
    condition: 'Heart failure',
    doctor: 'Dr. Meera Iyer',
    doctorId: someId(3),
    admittedAt: minutesFromNow(-3000),
    isAccepted: true,
    status: 'stable',
    statusBecause: 'NEWS2 is 1',
    news2: {
      score: 1,
      at,
      scale: 1,
      hasThree: false,
      isAgeUnknown: false,
      trend: 'same',
      from: 1,
      line: [{ at, score: 1 }],
    },
    notScored: null,
    saturationScale: 1,
    lastObservedAt: at,
    nextObservationDue: minutesFromNow(199.5),
    isContinuous: false,
    isObservationLate: false,
    nextMedication: '14:00 Furosemide 40 mg',
    nextDose: {
      taskId: someId(4),
      medication: 'Furosemide',
      dosage: '40 mg',
      time: minutesFromNow(30.5),
      isOverdue: false,
    },
    overdueDoses: 0,
    allergyState: 'none-known',
    allergiesInWords: 'None known',
    readings: readingsAt(at),
    partialSet: null,
    vitals: {
      bp: '118/70',
      hr: 94,
      temp: 37.2,
      o2: 97,
      respiration: 16,
      consciousness: 'A',
      isOnOxygen: false,
      oxygenLitres: null,
    },
    history: {
      admissionDate: '2026-11-13',
      diagnosis: 'Heart failure',
      allergies: [],
      vitals: [],
      medications: [],
      notes: [],
    },
    version: 1,
    can: ALL,
    ...about,
  };
}

export function aSet(about: Partial<Observation> = {}): Observation {
  return {
    id: someId(20),
    inpatientId: someId(1),
    at: minutesFromNow(-41),
    by: 'Priya Thomas',
    respiration: 16,
    oxygenSaturation: 97,
    isOnOxygen: false,
    oxygenLitres: null,
    systolic: 118,
    diastolic: 70,
    pulse: 94,
    consciousness: 'A',
    temperature: 37.2,
    scale: 1,
    points: POINTS,
    missing: [],
    score: 1,
    notScored: null,
    hasThree: false,
    isAgeUnknown: false,
    status: 'stable',
    wrong: null,
    can: { markWrong: true },
    ...about,
  };
}

export const aStay = (about: Partial<InpatientDetail> = {}): InpatientDetail => ({
  ...anInpatient(),
  phone: '+91 98200 14477',
  emergencyContact: null,
  observations: [aSet()],
  doses: [],
  stays: [{ place: '202-B', from: minutesFromNow(-3000), by: 'Priya Thomas' }],
  ...about,
});
