// Medicines ordered for an inpatient, by a doctor or by a signed diagnosis. Changes are published as `medication-orders`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, line, TimeOfDay, text } from '../fields.ts';
import { SafetyAnswer } from '../patients/diagnoses.ts';
import { Confirmed, DespiteEnd, LastDose, Neighbour, OtherMedicinesChecked, Override } from './dose-checks.ts';
import { Dose, Frequency, ROUTES, SafetyReport } from './medicines.ts';

export const MEDICATION_PRIORITIES = ['critical', 'high', 'medium', 'low'] as const;
export const MedicationPriority = z.enum(MEDICATION_PRIORITIES, { error: 'Choose a priority.' });
export type MedicationPriority = z.infer<typeof MedicationPriority>;

/** What is given, how and when. A change writes a new version of these. */
export const OrderTerms = z.object({
  dose: Dose,
  route: z.enum(ROUTES),
  frequency: Frequency,
  /** In the clinic's time; none for "as needed" and for a single dose. */
  times: z.array(z.string()),
  /** For "as needed", and wherever the order names one. */
  smallestGapHours: z.nullable(z.number()),
  mostIn24Hours: z.nullable(z.int()),
  indication: z.string(),
  isTimeCritical: z.boolean(),
  priority: MedicationPriority,
  instructions: z.string(),
  endsAt: z.nullable(Instant),
});
export type OrderTerms = z.infer<typeof OrderTerms>;

/** A given dose, or why it was not given. Wrong ones stay, crossed out. */
export const Administration = z.object({
  id: Id,
  outcome: z.enum(['given', 'held', 'refused', 'missed']),
  by: z.string(),
  byId: Id,
  /** When the dose was given or left out. */
  at: Instant,
  recordedAt: Instant,
  dosage: z.string(),
  route: z.enum(ROUTES),
  reason: z.nullable(z.string()),
  wrong: z.nullable(z.object({ by: z.string(), at: Instant, reason: z.string() })),
});
export type Administration = z.infer<typeof Administration>;

export const OrderChange = z.object({
  version: z.int(),
  at: Instant,
  by: z.string(),
  /** In words, only what changed: "Dose" "1 g" "2 g". */
  changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});
export type OrderChange = z.infer<typeof OrderChange>;

export const MedicationOrder = z.extend(OrderTerms, {
  id: Id,
  inpatientId: Id,
  patientId: Id,
  patient: z.string(),
  pud: z.string(),
  /** PUDs of records that were merged into this patient's. */
  formerPuds: z.optional(z.array(z.string())),
  room: z.string(),
  bed: z.string(),
  place: z.string(),
  medication: z.string(),
  ingredients: z.array(z.string()),
  /** The safety table knows all of its name. If not, only doses of the same name were compared. */
  isRecognised: z.boolean(),
  /** "2 g" */
  dosage: z.string(),
  /** "2 g into a vein, every 12 hours: 02:00, 14:00" */
  inWords: z.string(),
  isAsNeeded: z.boolean(),
  doctor: z.string(),
  doctorId: Id,
  orderedAt: Instant,
  state: z.enum(['running', 'stopped', 'ended']),
  stopReason: z.nullable(z.string()),
  /** Came with a signed diagnosis. */
  prescribedMedicineId: z.nullable(Id),
  version: z.int(),
  /** Newest first. */
  changed: z.array(OrderChange),
  /** The last record of this order. */
  lastGiven: z.nullable(Administration),
  /** The last doses of its ingredients under any order. Empty: none in the last 168 hours. */
  lastDoses: z.array(LastDose),
  overrides: z.array(Override),
  /** What speaks against giving it by the allergies of this moment. */
  allergyConflict: z.nullable(z.string()),
  alike: z.nullable(Neighbour),
  nextDue: z.nullable(Instant),
  /** Doses of each ingredient over all orders, counted in doses of this one. */
  givenIn24Hours: z.int(),
  /** The earliest time that keeps the smallest gap of every order of its ingredients; null: now. */
  giveFrom: z.nullable(Instant),
  /** No dose is due before then: the last one of what it took the place of was too near. Null: it does not wait. */
  firstDoseFrom: z.nullable(Instant),
  can: z.object({ give: z.boolean(), change: z.boolean(), stop: z.boolean() }),
});
export type MedicationOrder = z.infer<typeof MedicationOrder>;

export const listMedicationOrders = endpoint({
  method: 'GET',
  path: '/inpatients/{id}/medication-orders',
  summary: 'Medicines of an inpatient: running ones first, with what was changed',
  params: ById,
  reply: z.array(MedicationOrder),
  roles: ['doctor', 'staff'],
  refusals: ['not_found'],
});

export const listAsNeeded = endpoint({
  method: 'GET',
  path: '/medication-orders/as-needed',
  summary: 'What may be given as needed on the ward, and from when on',
  reply: z.array(MedicationOrder),
  roles: ['staff'],
  refusals: [],
});

const Terms = {
  dose: Dose,
  route: z.enum(ROUTES, { error: 'Choose how it is given.' }),
  frequency: Frequency,
  /** Left out: the ward's usual times of that frequency. */
  times: z.optional(z.array(TimeOfDay).check(z.maxLength(12, { error: 'At most 12 times a day.' }))),
  /** Both are needed for "as needed". */
  smallestGapHours: z.optional(z.number().check(z.positive(), z.maximum(168))),
  mostIn24Hours: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
  indication: z.optional(line('Indication', 160)),
  isTimeCritical: z.optional(z.boolean()),
  priority: z._default(MedicationPriority, 'medium'),
  instructions: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** Left out: until it is stopped. */
  days: z.optional(z.int({ error: 'Enter whole days.' }).check(z.minimum(1), z.maximum(365))),
  /** The written reasons for what the safety check found. */
  answers: z.optional(z.array(SafetyAnswer).check(z.maxLength(100))),
};

/** Running orders that end because this one is given instead. */
const InsteadOf = z.optional(z.array(Id).check(z.maxLength(10)));
/** The days were left as they are: it ends when it was to end. */
const KeepsEnd = z.optional(z.boolean());

const ofOrder = {
  reply: MedicationOrder,
  roles: ['doctor'],
  refusals: [
    'not_found',
    'safety_unanswered',
    'not_prescribable',
    'safety_check_failed',
    'unknown_medicine',
    'licence_lapsed',
  ],
} as const;

export const orderMedication = endpoint({
  ...ofOrder,
  method: 'POST',
  path: '/inpatients/{id}/medication-orders',
  summary: 'Order a medicine for an inpatient; checked for safety like a prescription',
  params: ById,
  body: z.strictObject({
    medicineId: z.optional(Id),
    medication: line('Medicine', 120),
    insteadOf: InsteadOf,
    ...Terms,
  }),
  created: true,
  idempotent: true,
});

export const checkMedication = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/medication-orders/check',
  summary: 'What the safety check says about an order, while one writes it',
  params: ById,
  body: z.strictObject({
    medicineId: z.optional(Id),
    medication: line('Medicine', 120),
    /** The order that this changes: it is not compared with itself. */
    replaces: z.optional(Id),
    insteadOf: InsteadOf,
    keepsEnd: KeepsEnd,
    ...Terms,
  }),
  reply: SafetyReport,
  roles: ['doctor'],
  refusals: ['not_found', 'safety_check_failed'],
});

export const changeMedication = endpoint({
  ...ofOrder,
  method: 'PUT',
  path: '/medication-orders/{id}',
  summary: 'Change an order: the old terms stay on file and the queue shows both',
  params: ById,
  body: z.strictObject({ ...Terms, keepsEnd: KeepsEnd, version: z.int() }),
  refusals: [...ofOrder.refusals, 'version_outdated', 'order_not_running'],
});

export const stopMedication = endpoint({
  method: 'POST',
  path: '/medication-orders/{id}/stop',
  summary: 'Stop an order; doses that are not given yet end with it',
  params: ById,
  body: z.strictObject({ reason: text('Reason', 300) }),
  reply: MedicationOrder,
  roles: ['doctor'],
  refusals: ['not_found', 'order_not_running'],
});

export const giveAsNeeded = endpoint({
  method: 'POST',
  path: '/medication-orders/{id}/give',
  summary: 'Record that an as-needed dose was given; its smallest gap and most in 24 hours are kept',
  params: ById,
  body: z.strictObject({
    /** The version that was shown. */
    orderVersion: z.int(),
    /** Now, when it is left out. */
    givenAt: z.optional(Instant),
    /** Needed inside the smallest gap, or if it was given although its order had ended. */
    reason: z.optional(text('Reason', 300)),
    confirmed: Confirmed,
    otherMedicinesChecked: OtherMedicinesChecked,
    despiteEnd: DespiteEnd,
  }),
  reply: MedicationOrder,
  roles: ['staff'],
  refusals: [
    'not_found',
    'order_changed',
    'order_not_running',
    'allergy_conflict',
    'override_unconfirmed',
    'other_medicines_unchecked',
    'too_soon_after_last',
    'daily_limit_reached',
    'time_past',
  ],
  failure: 'Not yet recorded. Please try again.',
  created: true,
  idempotent: true,
});

const wrongStep = {
  method: 'POST',
  params: ById,
  reply: Administration,
  roles: ['staff'],
} as const;

export const markAdministrationWrong = endpoint({
  ...wrongStep,
  path: '/administrations/{id}/entered-in-error',
  summary: 'A record of a dose was entered in error: it no longer counts and stays visible, crossed out',
  body: z.strictObject({ reason: text('Reason', 300) }),
  refusals: ['not_found', 'already_marked_wrong'],
});

export const undoAdministration = endpoint({
  ...wrongStep,
  path: '/administrations/{id}/undo',
  summary: 'Take my record back, within ten seconds',
  refusals: ['not_found', 'undo_too_late', 'already_marked_wrong'],
});
