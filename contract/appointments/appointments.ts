// Booking, and what becomes of a request.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, Page, TimeOfDay, text } from '../fields.ts';
import { onItsLines } from '../seen-text.ts';
import { Urgency } from '../triage/triage-result.ts';
import { VisitMode } from './visit-modes.ts';

export const APPOINTMENT_STATUSES = [
  'pending',
  'approved',
  'rejected',
  'expired',
  'cancelled',
  'completed',
  'no-show',
] as const;
export const AppointmentStatus = z.enum(APPOINTMENT_STATUSES);
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

/** Sent with every appointment, so that no screen decides for itself. */
const AllowedActions = z.object({
  approve: z.boolean(),
  reject: z.boolean(),
  cancel: z.boolean(),
  reschedule: z.boolean(),
  confirm: z.boolean(),
  arrive: z.boolean(),
  complete: z.boolean(),
  noShow: z.boolean(),
  undo: z.boolean(),
  move: z.boolean(),
  /** Whoever has arrived is asked to come in. */
  callIn: z.optional(z.boolean()),
});

/**
 * What was read in the reason. `crisis`: a danger for which the crisis line is. `earlier`: what was written first named one, what stands
 * there now does not. `unread`: nothing has read it yet, or could; or what was written first was changed before it was read.
 */
export const ReasonDanger = z.enum(['danger', 'crisis', 'earlier', 'unread']);
export type ReasonDanger = z.infer<typeof ReasonDanger>;

/** The last move by the doctor or the desk. */
const Move = z.object({ from: Instant, by: z.string(), reason: z.string() });

export const Appointment = z.object({
  id: Id,
  patient: z.string(),
  patientId: Id,
  pud: z.string(),
  doctor: z.string(),
  doctorId: Id,
  department: z.string(),
  /** The doctor's room and the way to it; empty where nobody has written them. */
  room: z.string(),
  directions: z.string(),
  /** In the clinic's zone. */
  date: Day,
  time: TimeOfDay,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** Empty while it is withheld. */
  reason: z.string(),
  /** The reason is for those in care: the desk books without it. */
  isReasonWithheld: z.boolean(),
  /** The reason is to be read first. Everyone of the clinic learns that there is a danger, not which. */
  reasonDanger: z.optional(ReasonDanger),
  /** Left out: in person. */
  mode: z.optional(VisitMode),
  status: AppointmentStatus,
  /** Why it was rejected or cancelled. */
  decisionReason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  requestedAt: Instant,
  expiresAt: Instant,
  confirmedAt: z.nullable(Instant),
  /** When the patient said, or the desk noted, that they are here. */
  arrivedAt: z.nullable(Instant),
  /** Given with the arrival, and called in the waiting room: A-17. */
  token: z.optional(z.string()),
  withDoctorAt: z.optional(Instant),
  /** When they were last called in. */
  calledAt: z.optional(Instant),
  /** Went away before the doctor was ready. */
  leftAt: z.optional(Instant),
  undoUntil: z.nullable(Instant),
  moved: z.nullable(Move),
  /** The symptom check that the patient attached, and how urgent it was; null where it was not triaged. */
  triageId: z.nullable(Id),
  triageUrgency: z.nullable(Urgency),
  /** To the clinic, where no mail reaches the patient: the number to call when the visit changes. */
  callPatient: z.optional(z.string()),
  version: z.int(),
  can: AllowedActions,
});
export type Appointment = z.infer<typeof Appointment>;

/** Requests of one patient that may wait for an answer at once. */
export const MAX_PENDING = 3;

const BOOKING_REFUSALS = [
  'slot_taken',
  'slot_not_offered',
  'day_full',
  'patient_busy',
  'too_many_pending',
  'private_department',
  'time_past',
  'too_far_ahead',
  'unknown_doctor',
  'unknown_department',
  'not_your_name',
  'unknown_triage',
  'not_by_video',
  'doctor_left',
  'not_allowed',
] as const;

/** Why somebody comes: without signs that nobody sees, which would hide a danger from its readers. */
export const VisitReason = z.optional(
  z.string().check(z.overwrite(onItsLines), z.trim(), z.maxLength(500, { error: 'At most 500 characters.' })),
);

/** The patient is whoever is logged in; `name` and `pud` may only confirm it. */
export const BookingRequest = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(200))),
  pud: z.optional(z.string().check(z.maxLength(40))),
  department: text('Department', 80),
  /** An id or an exact name. */
  doctor: text('Doctor', 120),
  date: Day,
  /** Without a time: the first free one of that day. */
  time: z.optional(TimeOfDay),
  /** Left out: in person. */
  mode: z.optional(VisitMode),
  reason: VisitReason,
  /** A symptom check of one's own, for the doctor to see. */
  triageId: z.optional(Id),
  /** Nobody who acts for the patient sees it: for the patient alone to choose, from the age at which they may come alone. */
  isPrivate: z.optional(z.boolean()),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

const booking = {
  body: BookingRequest,
  reply: Appointment,
  roles: ['patient'],
  part: 'appointments',
  created: true,
  idempotent: true,
} as const;

export const bookAppointment = endpoint({
  ...booking,
  method: 'POST',
  path: '/appointments/book',
  summary: 'Ask for an appointment',
  refusals: BOOKING_REFUSALS,
  failure: 'Failed to book appointment',
});

export const createAppointment = endpoint({
  ...booking,
  method: 'POST',
  path: '/appointments',
  summary: 'The same as /appointments/book',
  refusals: BOOKING_REFUSALS,
  failure: 'Failed to book appointment',
});

export const listAppointments = endpoint({
  method: 'GET',
  path: '/appointments',
  summary: "My appointments, newest start first; at the desk everyone's",
  query: z.extend(Page, { status: z.optional(AppointmentStatus) }),
  reply: z.array(Appointment),
  roles: ['patient', 'doctor', 'staff'],
  part: 'appointments',
  refusals: [],
  failure: 'Failed to fetch appointments',
});

export const readAppointment = endpoint({
  method: 'GET',
  path: '/appointments/{id}',
  summary: 'One appointment',
  params: ById,
  reply: Appointment,
  roles: ['patient', 'doctor', 'staff'],
  part: 'appointments',
  refusals: ['not_found'],
});

export const listPatientAppointments = endpoint({
  method: 'GET',
  path: '/appointments/patient/{id}',
  summary: 'Appointments of one patient, as far as the caller may know them',
  params: ById,
  query: Page,
  reply: z.array(Appointment),
  roles: ['patient', 'doctor', 'staff'],
  part: 'appointments',
  refusals: ['not_found'],
});

export const rescheduleAppointment = endpoint({
  method: 'PUT',
  path: '/appointments/{id}',
  summary: 'Move an appointment to another time of the same doctor; it waits for approval again',
  params: ById,
  body: z.strictObject({ date: Day, time: TimeOfDay, reason: VisitReason, version: z.optional(z.int()) }),
  reply: Appointment,
  roles: ['patient'],
  part: 'appointments',
  refusals: ['not_found', 'appointment_moved_on', ...BOOKING_REFUSALS],
});

export const moveAppointment = endpoint({
  method: 'POST',
  path: '/appointments/{id}/move',
  summary: 'Move an appointment as its doctor or at the desk; it stays approved',
  params: ById,
  body: z.strictObject({
    date: Day,
    time: TimeOfDay,
    /** At the desk only: another doctor of the same department. */
    doctorId: z.optional(Id),
    reason: text('Reason', 300),
    version: z.int(),
  }),
  reply: Appointment,
  roles: ['doctor', 'staff', 'desk'],
  refusals: [
    'not_found',
    'not_allowed',
    'appointment_moved_on',
    'slot_taken',
    'slot_not_offered',
    'patient_busy',
    'time_past',
    'too_far_ahead',
    'doctor_left',
    'other_department',
    'reason_not_plain',
  ],
  failure: 'Failed to move the appointment',
});

export const cancelAppointment = endpoint({
  method: 'DELETE',
  path: '/appointments/{id}',
  summary: 'Cancel an appointment of my own; doctors and the desk give a reason with /status',
  params: ById,
  reply: Appointment,
  roles: ['patient', 'doctor', 'staff'],
  part: 'appointments',
  refusals: ['not_found', 'appointment_moved_on', 'reason_needed'],
});

const StatusChange = z.strictObject({
  status: AppointmentStatus,
  reason: VisitReason,
  /** Approve although the time lies on a day off or outside the hours. */
  outsideHours: z.optional(z.boolean()),
  /** With an approval: nobody who acts for the patient learns of the visit. */
  isPrivate: z.optional(z.boolean()),
  /** Refuses the change if the appointment changed since this version. */
  version: z.optional(z.int()),
});

const statusChange = {
  params: ById,
  body: StatusChange,
  reply: Appointment,
  refusals: [
    'not_found',
    'appointment_moved_on',
    'reason_needed',
    'not_allowed',
    'time_past',
    'slot_taken',
    'patient_busy',
    'outside_hours',
    'doctor_left',
    'reason_not_plain',
  ],
  failure: 'Failed to update appointment status',
} as const;

export const changeAppointmentStatus = endpoint({
  ...statusChange,
  method: 'PATCH',
  path: '/appointments/{id}/status',
  summary: 'Change the status; patients and the desk cancel only',
  roles: ['patient', 'doctor', 'staff', 'desk'],
  part: 'appointments',
});

export const changeDoctorAppointmentStatus = endpoint({
  ...statusChange,
  method: 'PUT',
  path: '/doctor/appointments/{id}/status',
  summary: 'Change the status of one of my appointments',
  roles: ['doctor'],
});

export const undoDecision = endpoint({
  method: 'POST',
  path: '/appointments/{id}/undo',
  summary: 'Take an approval or a rejection back, for ten seconds',
  params: ById,
  reply: Appointment,
  roles: ['doctor'],
  refusals: ['not_found', 'undo_too_late'],
});

export const confirmAppointment = endpoint({
  method: 'POST',
  path: '/appointments/{id}/confirm',
  summary: 'Say that I will come',
  params: ById,
  reply: Appointment,
  roles: ['patient'],
  part: 'appointments',
  refusals: ['not_found', 'appointment_moved_on'],
});
