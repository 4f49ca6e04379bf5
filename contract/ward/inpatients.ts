// The ward: who lies where, how they are, and who needs someone first. Changes are published as `inpatients`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, SEXES, text } from '../fields.ts';
import { Override } from '../medicines/dose-checks.ts';
import { ROUTES } from '../medicines/medicines.ts';
import { ALLERGY_STATES } from '../patients/profile.ts';
import { NEWS2_PARAMETERS } from './news2.ts';
import { CONSCIOUSNESS, type Consciousness, NOT_SCORED_BECAUSE, type NotScored, WARD_STATUSES } from './news2-words.ts';
import { Observation } from './observations.ts';

/** `not-scored` until a complete set was scored or a nurse has set one of the three. Never shown as stable. */
export const INPATIENT_STATUSES = [...WARD_STATUSES, 'not-scored'] as const;
export const InpatientStatus = z.enum(INPATIENT_STATUSES);
export type InpatientStatus = z.infer<typeof InpatientStatus>;

/** The score of the last complete set, and where it came from. */
export const News2 = z.object({
  score: z.int(),
  at: Instant,
  scale: z.literal([1, 2]),
  hasThree: z.boolean(),
  /** Scored as an adult's, and nobody has entered the age since. */
  isAgeUnknown: z.boolean(),
  trend: z.enum(['up', 'down', 'same', 'first']),
  /** The score before; null for the first one. */
  from: z.nullable(z.int()),
  /** Oldest first, this one last; at most 12. */
  line: z.array(z.object({ at: Instant, score: z.int() })),
});
export type News2 = z.infer<typeof News2>;

/** The newest value of one parameter, with the time and the points of the set that it came with. */
export const NewestReading = z.object({
  parameter: z.enum(NEWS2_PARAMETERS),
  /** "81", "Air", "A"; null: never measured in this stay. */
  value: z.nullable(z.string()),
  /** "%", "L", "°C"; "/54" after an upper pressure. */
  unit: z.string(),
  at: z.nullable(Instant),
  /** Null where it was not measured, cannot be judged, or NEWS2 is not meant for this patient. */
  points: z.nullable(z.int()),
  /** The scale that an SpO2 was judged by. */
  scale: z.nullable(z.literal([1, 2])),
  /** The newest set left it out. */
  isOlder: z.boolean(),
});
export type NewestReading = z.infer<typeof NewestReading>;

/** The newest set is not complete: the score beside it is of before, or there is none. */
export const PartialSet = z.object({
  at: Instant,
  /** Readings of 3 since the last score. */
  threes: z.array(z.enum(NEWS2_PARAMETERS)),
  /** The score is this or more, by what was measured; null where that says nothing more than the last score. */
  atLeast: z.nullable(z.int()),
  /** "NEWS2 is at least 17, two readings of 3: SpO2, pulse" */
  words: z.string(),
});
export type PartialSet = z.infer<typeof PartialSet>;

/** The newest of each reading, whichever set it came with. Screens show `readings`, which have their time and points. */
export const Vitals = z.object({
  bp: z.nullable(z.string()),
  hr: z.nullable(z.number()),
  temp: z.nullable(z.number()),
  o2: z.nullable(z.number()),
  respiration: z.nullable(z.number()),
  consciousness: z.nullable(z.enum(Object.keys(CONSCIOUSNESS) as [Consciousness, ...Consciousness[]])),
  isOnOxygen: z.nullable(z.boolean()),
  oxygenLitres: z.nullable(z.number()),
});
export type Vitals = z.infer<typeof Vitals>;

export const WardNote = z.object({ id: Id, time: Instant, author: z.string(), note: z.string() });
export type WardNote = z.infer<typeof WardNote>;

export const InpatientMedicine = z.object({
  orderId: Id,
  name: z.string(),
  dosage: z.string(),
  route: z.enum(ROUTES),
  /** "3 times a day: 06:00, 14:00, 22:00" · "As needed, at most 4 in 24 hours" */
  frequency: z.string(),
  lastGiven: z.nullable(Instant),
  nextDue: z.nullable(Instant),
  /** No dose is due before then: the last one of what it took the place of was too near. Null: it does not wait. */
  firstDoseFrom: z.nullable(Instant),
  /** What the doctor kept although the safety check spoke against it. */
  overrides: z.array(Override),
});
export type InpatientMedicine = z.infer<typeof InpatientMedicine>;

/** A dose of this stay: planned, given, or left out with its outcome. */
export const StayDose = z.object({
  orderId: Id,
  /** Null for a dose as needed. */
  taskId: z.nullable(Id),
  name: z.string(),
  dosage: z.string(),
  route: z.enum(ROUTES),
  isStopped: z.boolean(),
  due: z.nullable(Instant),
  /** When it was given or left out; null while it is open. */
  at: z.nullable(Instant),
  outcome: z.nullable(z.enum(['given', 'held', 'refused', 'missed'])),
  isOverdue: z.boolean(),
  /** Its order ended or changed then, and nobody had recorded it: it is not to be given, but may have been given before. */
  endedAt: z.nullable(Instant),
  by: z.nullable(z.string()),
});
export type StayDose = z.infer<typeof StayDose>;

export const Inpatient = z.object({
  /** The id of the admission. */
  id: Id,
  patientId: Id,
  name: z.string(),
  pud: z.string(),
  /** Before two records were merged: labels and wristbands may still say so. */
  formerPuds: z.optional(z.array(z.string())),
  age: z.nullable(z.int()),
  sex: z.nullable(z.enum(SEXES)),
  dateOfBirth: z.nullable(z.string()),
  room: z.string(),
  bed: z.string(),
  /** "204-B" */
  place: z.string(),
  /** What the patient was admitted for. */
  condition: z.string(),
  doctor: z.string(),
  doctorId: Id,
  admittedAt: Instant,
  /** False while no doctor has accepted: then the chart is open by an alert or by other care only. */
  isAccepted: z.boolean(),
  status: InpatientStatus,
  /** In words: "NEWS2 is 7", "Observation late by 1 h", "Set by Priya Thomas". */
  statusBecause: z.string(),
  news2: z.nullable(News2),
  notScored: z.nullable(z.enum(Object.keys(NOT_SCORED_BECAUSE) as [NotScored, ...NotScored[]])),
  saturationScale: z.literal([1, 2]),
  lastObservedAt: z.nullable(Instant),
  nextObservationDue: Instant,
  /** True from a NEWS2 of 7 on, and while a reading past a limit of one's own rings. */
  isContinuous: z.boolean(),
  isObservationLate: z.boolean(),
  /** "14:00 Ceftriaxone 2 g", in the clinic's time. */
  nextMedication: z.nullable(z.string()),
  nextDose: z.nullable(
    // No task: the dose lies beyond the day that is planned.
    z.object({
      taskId: z.nullable(Id),
      medication: z.string(),
      dosage: z.string(),
      time: Instant,
      isOverdue: z.boolean(),
    }),
  ),
  overdueDoses: z.int(),
  allergyState: z.enum(ALLERGY_STATES),
  /** "Penicillin" · "None known" · "Not asked". */
  allergiesInWords: z.string(),
  /** All seven, in the order of the chart. */
  readings: z.array(NewestReading),
  partialSet: z.nullable(PartialSet),
  vitals: Vitals,
  history: z.object({
    admissionDate: z.string(),
    diagnosis: z.string(),
    allergies: z.array(z.string()),
    /** Newest first. In the list of the ward the last eight sets and the last three notes; with one patient all. */
    vitals: z.array(z.extend(Vitals, { time: Instant, by: z.string(), score: z.nullable(z.int()) })),
    medications: z.array(InpatientMedicine),
    notes: z.array(WardNote),
  }),
  version: z.int(),
  can: z.object({
    observe: z.boolean(),
    setStatus: z.boolean(),
    setScale: z.boolean(),
    transfer: z.boolean(),
    discharge: z.boolean(),
    order: z.boolean(),
  }),
});
export type Inpatient = z.infer<typeof Inpatient>;

export const listInpatients = endpoint({
  method: 'GET',
  path: '/inpatients',
  summary: 'The ward, whoever needs someone first at the top; to a doctor those whose charts are open to them',
  reply: z.array(Inpatient),
  roles: ['doctor', 'staff'],
  refusals: [],
  failure: 'Failed to fetch inpatients',
});

export const countInpatients = endpoint({
  method: 'GET',
  path: '/inpatients/counts',
  summary: 'The figures of the ward: its badges, and who needs attention',
  reply: z.object({
    inpatients: z.int(),
    /** Attention plus critical. */
    needAttention: z.int(),
    critical: z.int(),
    attention: z.int(),
    stable: z.int(),
    notScored: z.int(),
    observationsLate: z.int(),
    /** Pending or overdue doses: the badge of the Medication Queue. */
    openDoses: z.int(),
    overdueDoses: z.int(),
  }),
  roles: ['doctor', 'staff'],
  refusals: [],
  background: true,
});

export const InpatientDetail = z.extend(Inpatient, {
  phone: z.string(),
  emergencyContact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  observations: z.array(Observation),
  /** Of today and the two days before, and what is planned ahead. */
  doses: z.array(StayDose),
  /** Beds of this stay, the last one is now. */
  stays: z.array(z.object({ place: z.string(), from: Instant, by: z.string() })),
});
export type InpatientDetail = z.infer<typeof InpatientDetail>;

export const readInpatient = endpoint({
  method: 'GET',
  path: '/inpatients/{id}',
  summary: 'One inpatient with the whole stay',
  params: ById,
  reply: InpatientDetail,
  roles: ['doctor', 'staff'],
  refusals: ['not_found'],
});

export const addWardNote = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/notes',
  summary: 'Write a note',
  params: ById,
  body: z.strictObject({ note: text('Note', 2_000) }),
  reply: WardNote,
  roles: ['doctor', 'staff'],
  refusals: ['not_found'],
  created: true,
  idempotent: true,
});

export const setInpatientStatus = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/status',
  summary: 'Say how someone without a score is',
  params: ById,
  body: z.strictObject({ status: z.enum(WARD_STATUSES), reason: text('Reason', 300) }),
  reply: InpatientDetail,
  roles: ['staff'],
  refusals: ['not_found', 'status_is_scored'],
});

export const setSaturationScale = endpoint({
  method: 'PUT',
  path: '/inpatients/{id}/saturation-scale',
  summary: 'Order SpO2 scale 2 of NEWS2, or take it back; counts from the next set on',
  params: ById,
  body: z.strictObject({ scale: z.literal([1, 2]), reason: text('Reason', 300) }),
  reply: InpatientDetail,
  roles: ['doctor'],
  refusals: ['not_found', 'licence_lapsed'],
});
