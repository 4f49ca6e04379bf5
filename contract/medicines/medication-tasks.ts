// The Medication Queue: one task per dose and time. Changes are published as `medication-tasks`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, SEXES, text } from '../fields.ts';
import { ALLERGY_STATES } from '../patients/profile.ts';
import { Confirmed, DespiteEnd, LastDose, Neighbour, OtherMedicinesChecked, Override } from './dose-checks.ts';
import { Administration, MedicationPriority, OrderChange } from './medication-orders.ts';
import { Dose, ROUTES } from './medicines.ts';

const MEDICATION_TASK_STATUSES = ['pending', 'overdue', 'completed', 'not-given'] as const;
export const MedicationTaskStatus = z.enum(MEDICATION_TASK_STATUSES);
export type MedicationTaskStatus = z.infer<typeof MedicationTaskStatus>;

export const NOT_GIVEN = ['held', 'refused', 'missed'] as const;

/** A task is overdue so long after its time. */
export const OVERDUE_MINUTES = { timeCritical: 30, otherwise: 60 } as const;
/** Earlier than this needs a reason. */
export const EARLY_MINUTES = 60;
export const UNDO_SECONDS = 10;

export const MedicationTask = z.object({
  id: Id,
  patient: z.string(),
  patientId: Id,
  inpatientId: Id,
  pud: z.string(),
  /** PUDs of records that were merged into this patient's. */
  formerPuds: z.optional(z.array(z.string())),
  age: z.nullable(z.int()),
  sex: z.nullable(z.enum(SEXES)),
  dateOfBirth: z.nullable(z.string()),
  room: z.string(),
  bed: z.string(),
  place: z.string(),
  medication: z.string(),
  /** "2 g" */
  dosage: z.string(),
  dose: Dose,
  route: z.enum(ROUTES),
  time: Instant,
  status: MedicationTaskStatus,
  overdueAt: Instant,
  priority: MedicationPriority,
  isTimeCritical: z.boolean(),
  instructions: z.string(),
  indication: z.string(),
  doctor: z.string(),
  orderId: Id,
  /** Sent back when the dose is recorded. */
  orderVersion: z.int(),
  /** The order was changed, or took the place of another one, and no dose of it was given since: old and new. */
  changed: z.nullable(OrderChange),
  allergyState: z.enum(ALLERGY_STATES),
  /** "Penicillin" · "None known" · "Not asked". */
  allergiesInWords: z.string(),
  /** Who said so and when, in words; null while nobody was asked. */
  allergiesStated: z.nullable(z.object({ by: z.string(), at: Instant })),
  /** What speaks against giving it by the allergies of this moment. */
  allergyConflict: z.nullable(z.string()),
  /** The last doses of its ingredients under any order. Empty: none in the last 168 hours. */
  lastDoses: z.array(LastDose),
  overrides: z.array(Override),
  alike: z.nullable(Neighbour),
  /** What the order brings: "amoxicillin", "clavulanic acid". */
  ingredients: z.array(z.string()),
  /** The safety table knows all of its name. If not, only doses of the same name were compared. */
  isRecognised: z.boolean(),
  /** Why giving it now needs a reason; null: it needs none. */
  reasonNeededFor: z.nullable(z.enum(['early', 'gap', 'late'])),
  /** Its order ended or changed before it was recorded: it is not to be given, but may have been given before. Read by itself only. */
  ended: z.nullable(z.object({ at: Instant, why: z.string() })),
  /** The live record. */
  administration: z.nullable(Administration),
  undoUntil: z.nullable(Instant),
  can: z.object({ complete: z.boolean(), notGiven: z.boolean(), undo: z.boolean(), markWrong: z.boolean() }),
});
export type MedicationTask = z.infer<typeof MedicationTask>;

export const listMedicationTasks = endpoint({
  method: 'GET',
  path: '/medication-tasks',
  summary: 'Every dose that is not recorded yet up to four hours ahead, and what was recorded in the last twelve',
  query: z.strictObject({ status: z.optional(MedicationTaskStatus), inpatientId: z.optional(Id) }),
  reply: z.array(MedicationTask),
  roles: ['doctor', 'staff'],
  refusals: [],
  failure: 'Failed to fetch medication tasks',
});

export const readMedicationTask = endpoint({
  method: 'GET',
  path: '/medication-tasks/{id}',
  summary: 'One dose as it stands at this moment, for the sheet on which it is given',
  params: ById,
  reply: MedicationTask,
  roles: ['doctor', 'staff'],
  refusals: ['not_found'],
});

const recording = {
  method: 'POST',
  params: ById,
  reply: MedicationTask,
  roles: ['staff'],
  failure: 'Not yet recorded. Please try again.',
} as const;

export const completeMedicationTask = endpoint({
  ...recording,
  path: '/medication-tasks/{id}/complete',
  summary: 'Record that the dose was given: by me, now, in the dose and by the route of the order',
  body: z.strictObject({
    /** The version of the order that was shown. */
    orderVersion: z.int({ error: 'Say which version of the order was shown.' }),
    /** Now, when it is left out. */
    givenAt: z.optional(Instant),
    /** Needed when it is early, late, inside the smallest gap, or was given although its order had ended. */
    reason: z.optional(text('Reason', 300)),
    confirmed: Confirmed,
    otherMedicinesChecked: OtherMedicinesChecked,
    despiteEnd: DespiteEnd,
  }),
  refusals: [
    'not_found',
    'already_recorded',
    'order_changed',
    'order_not_running',
    'allergy_conflict',
    'override_unconfirmed',
    'other_medicines_unchecked',
    'too_early',
    'too_soon_after_last',
    'late_reason_needed',
    'daily_limit_reached',
    'time_past',
  ],
  idempotent: true,
});

export const leaveMedicationTask = endpoint({
  ...recording,
  path: '/medication-tasks/{id}/not-given',
  summary: 'Record that the dose was not given, and why',
  body: z.strictObject({
    outcome: z.enum(NOT_GIVEN, { error: 'Choose held, refused or missed.' }),
    reason: text('Reason', 300),
  }),
  refusals: ['not_found', 'already_recorded', 'order_not_running'],
  idempotent: true,
});

export const undoMedicationTask = endpoint({
  ...recording,
  path: '/medication-tasks/{id}/undo',
  summary: 'Take my record back, within ten seconds: it is marked as entered in error and the dose is open again',
  refusals: ['not_found', 'undo_too_late', 'nothing_recorded'],
});

export const markMedicationTaskWrong = endpoint({
  ...recording,
  path: '/medication-tasks/{id}/entered-in-error',
  summary: 'The record was entered in error: it stays visible, crossed out, and the dose is open again',
  body: z.strictObject({ reason: text('Reason', 300) }),
  refusals: ['not_found', 'nothing_recorded'],
});

export const countMedicationTasks = endpoint({
  method: 'GET',
  path: '/medication-tasks/counts',
  summary: 'The figures of the queue; the badge shows what is open',
  reply: z.object({
    /** Pending and overdue. */
    open: z.int(),
    overdue: z.int(),
    nextHour: z.int(),
    completed: z.int(),
    notGiven: z.int(),
    asNeeded: z.int(),
  }),
  roles: ['doctor', 'staff'],
  refusals: [],
  background: true,
});
