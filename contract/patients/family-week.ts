// One page for all whom I act for: what the next seven days hold, and what goes with it.
import * as z from 'zod/mini';
import { Appointment, VisitReason } from '../appointments/appointments.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, TimeOfDay, text } from '../fields.ts';
import { Family } from './family.ts';

export const WEEK_DAYS = 7;

export const WeekItem = z.object({
  patientId: Id,
  kind: z.enum(['visit', 'dose', 'vaccine', 'reminder']),
  day: Day,
  times: z.array(TimeOfDay),
  title: z.string(),
  /** The room, or the dosage. */
  detail: z.string(),
  /**
   * `asked`: a visit that the doctor has not approved yet. `done`: all doses of the day so far are taken. `missed`: at least one of
   * them was not. `due` and `overdue`: a vaccine, shown today.
   */
  state: z.enum(['planned', 'asked', 'done', 'missed', 'due', 'overdue']),
});
export type WeekItem = z.infer<typeof WeekItem>;

export const FamilyWeek = z.object({
  family: Family,
  today: Day,
  /** Of all, in the order of their times. */
  items: z.array(WeekItem),
  /** The first visit of each after these days. */
  later: z.array(WeekItem),
  /** Of those who may act for me: who is told of a missed dose, and who is my emergency contact. */
  told: z.array(Id),
  emergencyContact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
});
export type FamilyWeek = z.infer<typeof FamilyWeek>;

const own = { roles: ['patient'], part: 'own' } as const;

export const readFamilyWeek = endpoint({
  ...own,
  method: 'GET',
  path: '/family/week',
  summary: 'Visits, doses, vaccines and reminders of me and of all whom I may act for, as far as each share goes',
  reply: FamilyWeek,
  refusals: [],
  failure: 'Failed to fetch your family’s week',
});

export const bookNeighbours = endpoint({
  ...own,
  method: 'POST',
  path: '/family/bookings',
  summary: 'Ask for two visits one after the other with one doctor, for two people: both or neither',
  body: z.strictObject({
    department: text('Department', 80),
    /** An id or an exact name. */
    doctor: text('Doctor', 120),
    date: Day,
    /** Of the first; the second follows at once. */
    time: TimeOfDay,
    patients: z.array(Id).check(z.length(2, { error: 'Choose two people.' })),
    reason: VisitReason,
  }),
  reply: z.array(Appointment),
  refusals: [
    ...(['not_found', 'not_two_people', 'slot_taken', 'slot_not_offered', 'patient_busy', 'too_many_pending'] as const),
    ...([
      'private_department',
      'time_past',
      'too_far_ahead',
      'unknown_doctor',
      'unknown_department',
      'doctor_left',
    ] as const),
  ],
  failure: 'Neither visit was booked. Please try again.',
  created: true,
  idempotent: true,
});

export const tellOfMissedDoses = endpoint({
  ...own,
  method: 'PUT',
  path: '/family/access/{id}/missed-doses',
  summary: 'Whether someone who helps me with medicines is told when I miss a dose',
  params: ById,
  body: z.strictObject({ isTold: z.boolean() }),
  reply: Done,
  refusals: ['not_found', 'not_for_medicines'],
  failure: 'It was not changed. Please try again.',
});

export const makeEmergencyContact = endpoint({
  ...own,
  method: 'POST',
  path: '/family/access/{id}/emergency-contact',
  summary: 'Make someone who may act for me, or me for someone whose guardian I am, the emergency contact',
  params: ById,
  reply: Done,
  refusals: ['not_found', 'no_phone', 'identity_unconfirmed'],
  failure: 'It was not changed. Please try again.',
});
