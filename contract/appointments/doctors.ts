// Doctors as a patient chooses among them, and the times they offer.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, TimeOfDay, text } from '../fields.ts';
import { DoctorPage, Language } from '../staffing/doctor-pages.ts';
import { SlotKind, VisitMode } from './visit-modes.ts';

export const Doctor = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  department: z.string(),
  languages: z.array(Language),
  /** Some of the coming hours offer visits by video. */
  offersVideo: z.optional(z.boolean()),
  /** In person. */
  nextFreeAt: z.nullable(Instant),
});
export type Doctor = z.infer<typeof Doctor>;

export const listDoctors = endpoint({
  method: 'GET',
  path: '/doctors',
  summary: 'Doctors with their department and next free time',
  query: z.strictObject({ department: z.optional(text('Department', 80)) }),
  reply: z.array(Doctor),
  roles: ['public'],
  refusals: [],
});

/** What a visitor may know about a doctor, and when the doctor is free next. */
export const DoctorInFull = z.extend(DoctorPage, {
  id: Id,
  name: z.string(),
  title: z.string(),
  department: z.string(),
  /** False where the doctor offers no time in the coming weeks, free or taken. */
  takesBookings: z.boolean(),
  /** The next days with free times, and the first times of each. */
  nextDays: z.array(z.object({ date: Day, times: z.array(TimeOfDay) })),
});
export type DoctorInFull = z.infer<typeof DoctorInFull>;

export const readDoctor = endpoint({
  method: 'GET',
  path: '/doctors/{id}',
  summary: 'One doctor: languages, qualifications, what they see people for, the room, and the next free times',
  params: ById,
  reply: DoctorInFull,
  roles: ['public'],
  refusals: ['not_found'],
});

/** `minutes`: how long the visit lasts, where that is not a quarter of an hour. */
export const Slot = z.object({ time: TimeOfDay, startsAt: Instant, isFree: z.boolean(), minutes: z.optional(z.int()) });
export type Slot = z.infer<typeof Slot>;

/**
 * How long a visit lasts decides which times are free. Patients are known by their session; the desk, and a doctor for the own times,
 * name the patient. Without either, a time is free when it fits the longest visit. `moving`: a visit of the caller's that would come
 * there from another time, which is free for it but for its start.
 */
const ForWhom = { kind: z.optional(SlotKind), patient: z.optional(Id), moving: z.optional(Id) };

/** A taken slot does not say who took it. */
export const listSlots = endpoint({
  method: 'GET',
  path: '/doctors/{id}/slots',
  summary: 'Every time a doctor offers on a day, free or taken',
  params: ById,
  query: z.strictObject({ date: Day, mode: z.optional(VisitMode), ...ForWhom }),
  /** `minutesApart`: from the start of one visit to the next one after it, where that is not a quarter of an hour. */
  reply: z.object({ date: Day, timeZone: z.string(), slots: z.array(Slot), minutesApart: z.optional(z.int()) }),
  roles: ['public'],
  refusals: ['not_found'],
});

export const listFreeDays = endpoint({
  method: 'GET',
  path: '/doctors/{id}/days',
  summary: 'How many times are free on each of the coming days',
  params: ById,
  query: z.strictObject({
    from: z.optional(Day),
    mode: z.optional(VisitMode),
    ...ForWhom,
    count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31))),
  }),
  reply: z.array(z.object({ date: Day, free: z.int(), offered: z.int() })),
  roles: ['public'],
  refusals: ['not_found'],
});
