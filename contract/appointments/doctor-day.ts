// A doctor's own day: figures, today's list, working hours.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, Page, TimeOfDay, text } from '../fields.ts';
import { APPOINTMENT_STATUSES, Appointment } from './appointments.ts';
import { ClosedDay } from './closed-days.ts';
import { Offers, VideoMinutes } from './visit-modes.ts';

const Figures = {
  totalAppointments: z.int(),
  pendingApprovals: z.int(),
  totalPatients: z.int(),
  todayAppointments: z.int(),
};

export const readDoctorStats = endpoint({
  method: 'GET',
  path: '/doctor/stats',
  summary: 'The four figures of my overview, and the same a month ago',
  reply: z.object({ ...Figures, lastMonth: z.object(Figures) }),
  roles: ['doctor'],
  refusals: [],
  failure: 'Failed to fetch statistics',
});

/** `status` says confirmed for an approved one that the patient confirmed. */
export const TodayAppointment = z.extend(Appointment, { status: z.enum([...APPOINTMENT_STATUSES, 'confirmed']) });
export type TodayAppointment = z.infer<typeof TodayAppointment>;

export const listTodayAppointments = endpoint({
  method: 'GET',
  path: '/doctor/today-appointments',
  summary: "Today's appointments in order",
  reply: z.array(TodayAppointment),
  roles: ['doctor'],
  refusals: [],
  failure: "Failed to fetch today's appointments",
});

export const listDoctorAppointments = endpoint({
  method: 'GET',
  path: '/doctor/appointments',
  summary: 'My appointments, newest start first; or those of some days, in order',
  query: z.extend(Page, {
    from: z.optional(Day),
    /** The last day, included. */
    until: z.optional(Day),
  }),
  reply: z.array(Appointment),
  roles: ['doctor'],
  refusals: [],
  failure: 'Failed to fetch appointments',
});

/** From the first to the last start, every 15 minutes, both included. */
const Session = {
  firstStart: TimeOfDay,
  lastStart: TimeOfDay,
  /** Left out: visits in person. */
  offers: z.optional(Offers),
  /** Where visits by video are offered, and last otherwise than is usual for the doctor. */
  videoMinutes: z.optional(VideoMinutes),
};
export const WorkingHours = z.strictObject({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  ...Session,
});
export type WorkingHours = z.infer<typeof WorkingHours>;

const OneDay = z.strictObject({ id: Id, date: Day });

export const Schedule = z.object({
  timeZone: z.string(),
  hours: z.array(WorkingHours),
  /** `leaveId`: an administrator entered it, together with the others of the same one; null: the doctor did. */
  daysOff: z.array(z.extend(OneDay, { reason: z.string(), leaveId: z.nullable(Id) })),
  extraSessions: z.array(z.extend(OneDay, Session)),
  /** Of the whole clinic. */
  closedDays: z.array(ClosedDay),
});
export type Schedule = z.infer<typeof Schedule>;

export const readMySchedule = endpoint({
  method: 'GET',
  path: '/doctor/schedule',
  summary: 'My working hours, days off and extra sessions',
  reply: Schedule,
  roles: ['doctor'],
  refusals: [],
});

export const setMyHours = endpoint({
  method: 'PUT',
  path: '/doctor/schedule/hours',
  summary: 'Set my weekly working hours; what is booked stays booked',
  body: z.strictObject({ hours: z.array(WorkingHours).check(z.maxLength(28)) }),
  reply: Schedule,
  roles: ['doctor'],
  refusals: ['bad_input'],
});

export const takeDayOff = endpoint({
  method: 'POST',
  path: '/doctor/schedule/days-off',
  summary: 'Offer no times on a day; what is booked stays booked',
  body: z.strictObject({ date: Day, reason: z.optional(text('Reason', 120)) }),
  reply: Schedule,
  roles: ['doctor'],
  refusals: ['time_past'],
  created: true,
});

export const addExtraSession = endpoint({
  method: 'POST',
  path: '/doctor/schedule/extra-sessions',
  summary: 'Offer times on a day beyond the weekly hours',
  body: z.strictObject({ date: Day, ...Session }),
  reply: Schedule,
  roles: ['doctor'],
  refusals: ['time_past', 'bad_input'],
  created: true,
});

export const removeFromSchedule = endpoint({
  method: 'DELETE',
  path: '/doctor/schedule/{id}',
  summary: 'Take a day off or an extra session back',
  params: ById,
  reply: Done,
  roles: ['doctor'],
  refusals: ['not_found'],
});
