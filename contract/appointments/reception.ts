// The reception: who comes today, what becomes of each visit, booking for anyone, and people who come without an appointment.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, PersonName, Phone, SEXES, TimeOfDay, text } from '../fields.ts';
import { Appointment } from './appointments.ts';
import { VisitMode } from './visit-modes.ts';

/** `asked`: waits for the doctor's answer. `late`: booked, and the time has come. */
export const VISIT_STATES = [
  'asked',
  'booked',
  'late',
  'arrived',
  'with-doctor',
  'done',
  'left',
  'did-not-come',
  'cancelled',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/**
 * What the reception notes about a visit; the doctor calls in. The last four put right what was pressed by mistake, or call
 * somebody who did not hear.
 */
export const VISIT_ACTS = [
  'arrived',
  'with-doctor',
  'done',
  'left',
  'did-not-come',
  'came-after-all',
  'call-again',
  'back-to-waiting',
  'not-here',
  'take-back',
] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];

/** From this long after its start on, a visit may be marked as missed. */
export const MISSED_AFTER_MINUTES = 15;

/** The reception sees so many days back: what was not closed by midnight. */
export const DESK_DAYS_BACK = 3;

export const ReceptionVisit = z.extend(Appointment, {
  state: z.enum(VISIT_STATES),
  /** What the caller may note about it now. */
  acts: z.array(z.enum(VISIT_ACTS)),
  /** Came without an appointment. */
  isWalkIn: z.boolean(),
  /** May be sent into another doctor's queue of today. */
  mayQueue: z.boolean(),
  /** When it was noted as done, left or missed. */
  finishedAt: z.optional(Instant),
  age: z.nullable(z.int()),
});
export type ReceptionVisit = z.infer<typeof ReceptionVisit>;

export const readReceptionDay = endpoint({
  method: 'GET',
  path: '/reception/day',
  summary: 'The visits of all doctors on a day, in order, with what has become of each; today unless a day is named',
  query: z.strictObject({ date: z.optional(Day) }),
  reply: z.object({
    date: Day,
    timeZone: z.string(),
    visits: z.array(ReceptionVisit),
    /** With today: visits of the last days of which nobody has noted what became of them. */
    unfinished: z.array(ReceptionVisit),
  }),
  roles: ['desk'],
  refusals: [],
  failure: 'Failed to fetch the day',
});

export const noteVisit = endpoint({
  method: 'POST',
  path: '/reception/visits/{id}/note',
  summary: 'Note what has become of a visit; a doctor calls in whoever has arrived',
  params: ById,
  body: z.strictObject({
    act: z.enum(VISIT_ACTS),
    /** As it was shown: what changed since then stays as it is. */
    version: z.int(),
  }),
  reply: ReceptionVisit,
  roles: ['desk', 'doctor'],
  refusals: ['not_found', 'not_allowed', 'appointment_moved_on', 'doctor_left', 'already_in_queue'],
  failure: 'Failed to note it',
});

export const CORRECTED_FIELDS = ['name', 'phone', 'date-of-birth', 'sex'] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** Enough to know the person by, and no more. */
export const PersonFound = z.object({
  patientId: Id,
  name: z.string(),
  age: z.nullable(z.int()),
  /** Tells father, son and twins apart. */
  bornIn: z.nullable(z.int()),
  sex: z.nullable(z.string()),
  /** The last four digits. */
  phoneEnding: z.string(),
  pud: z.string(),
  formerPuds: z.optional(z.array(z.string())),
  /** The record is closed: nothing can be booked. */
  isDeactivated: z.boolean(),
});
export type PersonFound = z.infer<typeof PersonFound>;

export const findPeople = endpoint({
  method: 'GET',
  path: '/reception/patients',
  summary: 'Find anyone by name, PUD, phone or its last four digits; every look-up is in the trail',
  query: z.strictObject({
    q: z.string().check(z.trim(), z.minLength(3, { error: 'Type at least three characters.' }), z.maxLength(80)),
  }),
  reply: z.object({
    people: z.array(PersonFound),
    /** There are more than are shown. */
    isCut: z.boolean(),
  }),
  roles: ['desk'],
  refusals: [],
  isSearch: true,
});

/** What was put right about who someone is, newest first. */
export const PersonCorrection = z.object({
  field: z.enum(CORRECTED_FIELDS),
  was: z.nullable(z.string()),
  became: z.string(),
  reason: z.string(),
  by: z.string(),
  at: Instant,
});
export type PersonCorrection = z.infer<typeof PersonCorrection>;

export const readPerson = endpoint({
  method: 'GET',
  path: '/reception/patients/{id}',
  summary: 'Who someone is, how to call them, and their visits from today on',
  params: ById,
  reply: z.extend(PersonFound, {
    phone: z.string(),
    /** With the versions that a correction has to name. */
    dateOfBirth: z.nullable(Day),
    version: z.int(),
    corrections: z.array(PersonCorrection),
    visits: z.array(ReceptionVisit),
  }),
  roles: ['desk'],
  refusals: ['not_found'],
});
export type PersonAtDesk = z.infer<typeof readPerson.reply>;

export const correctPerson = endpoint({
  method: 'POST',
  path: '/reception/patients/{id}/correction',
  summary:
    'Put right who someone is, with the reason; what it was is kept, and whoever cares for them is told of another birth or sex',
  params: ById,
  body: z.strictObject({
    name: z.optional(PersonName),
    phone: z.optional(Phone),
    dateOfBirth: z.optional(Day),
    sex: z.optional(z.enum(SEXES)),
    reason: text('Reason', 200).check(z.minLength(5, { error: 'Say in a few words how you know.' })),
    /** As it was shown: what somebody else put right since then is looked at first. */
    version: z.int(),
    /** An unusual age was checked and is meant. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: z.object({ corrected: z.array(z.enum(CORRECTED_FIELDS)) }),
  roles: ['desk'],
  refusals: [
    'not_found',
    'version_outdated',
    'nothing_to_correct',
    'implausible_value',
    'reason_not_plain',
    'too_many_requests',
  ],
  failure: 'Nothing was corrected. Please try again.',
});

export const bookForPatient = endpoint({
  method: 'POST',
  path: '/reception/visits',
  summary: 'Book a visit for someone; it is approved at once, and both sides are told',
  body: z.strictObject({ patientId: Id, doctorId: Id, date: Day, time: TimeOfDay, mode: z.optional(VisitMode) }),
  reply: ReceptionVisit,
  roles: ['desk'],
  refusals: [
    'not_by_video',
    'not_found',
    'unknown_doctor',
    'slot_taken',
    'slot_not_offered',
    'patient_busy',
    'time_past',
    'too_far_ahead',
    'doctor_left',
  ],
  failure: 'Failed to book the visit',
  created: true,
  idempotent: true,
});

export const DoctorToday = z.object({
  doctorId: Id,
  doctor: z.string(),
  department: z.string(),
  /** Empty where nobody has written it. */
  room: z.string(),
  /** The first and the last start of today. */
  firstStart: TimeOfDay,
  lastStart: TimeOfDay,
  waiting: z.int(),
  /** About when whoever comes now is called in. */
  aboutAt: Instant,
});
export type DoctorToday = z.infer<typeof DoctorToday>;

export const listDoctorsToday = endpoint({
  method: 'GET',
  path: '/reception/doctors',
  summary: 'The doctors who still see people today, with how many wait; whoever can see somebody first comes first',
  reply: z.array(DoctorToday),
  roles: ['desk'],
  refusals: [],
});

export const queueElsewhere = endpoint({
  method: 'POST',
  path: '/reception/visits/{id}/queue',
  summary: "Send someone who waits into another doctor's queue of today, with the same token",
  params: ById,
  body: z.strictObject({
    doctorId: Id,
    reason: text('Reason', 300),
    version: z.int(),
  }),
  reply: ReceptionVisit,
  roles: ['desk'],
  refusals: [
    'not_found',
    'appointment_moved_on',
    'unknown_doctor',
    'doctor_not_here',
    'other_department',
    'already_in_queue',
    'doctor_left',
    'reason_not_plain',
  ],
  failure: 'Failed to send them to the other doctor',
});

export const takeWalkIn = endpoint({
  method: 'POST',
  path: '/reception/walk-ins',
  summary: "Put someone who came without an appointment into a doctor's queue of today, with a token",
  /** `despiteLeave`: the desk was told that the doctor is off, and asked them. */
  body: z.strictObject({ patientId: Id, doctorId: Id, despiteLeave: z.optional(z.boolean()) }),
  reply: ReceptionVisit,
  roles: ['desk'],
  refusals: ['not_found', 'unknown_doctor', 'doctor_not_here', 'doctor_on_leave', 'already_in_queue', 'doctor_left'],
  failure: 'Failed to take the walk-in',
  created: true,
  idempotent: true,
});
