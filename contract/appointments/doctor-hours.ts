// The hours of any doctor, as an administrator sets them, and the booked visits that a change would hit: by time, not by patient.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, TimeOfDay } from '../fields.ts';
import { Schedule, WorkingHours } from './doctor-day.ts';

const Hours = z.array(WorkingHours).check(z.maxLength(28));

/** Why a doctor takes a day off is the doctor's own: `reason` is empty here. */
export const readDoctorHours = endpoint({
  method: 'GET',
  path: '/admin/doctors/{id}/schedule',
  summary: 'Weekly hours, days off and extra sessions of one doctor',
  params: ById,
  reply: Schedule,
  roles: ['admin'],
  refusals: ['not_found'],
});

/** A visit inside the hours of now and outside the new ones. */
export const HitVisit = z.object({ id: Id, date: Day, time: TimeOfDay, status: z.enum(['pending', 'approved']) });
export type HitVisit = z.infer<typeof HitVisit>;

export const listHitVisits = endpoint({
  method: 'POST',
  path: '/admin/doctors/{id}/schedule/hit-visits',
  summary: 'The booked visits that these weekly hours would leave outside; changes nothing',
  params: ById,
  body: z.strictObject({ hours: Hours }),
  reply: z.array(HitVisit),
  roles: ['admin'],
  refusals: ['not_found'],
});

export const setDoctorHours = endpoint({
  method: 'PUT',
  path: '/admin/doctors/{id}/schedule/hours',
  summary: 'Set the weekly hours of a doctor, who is told on the screen and by mail. What is booked stays booked.',
  params: ById,
  body: z.strictObject({
    hours: Hours,
    /** The hours as they were seen: when someone, or the doctor, changed them since, nothing is done. */
    before: Hours,
    /** The visits that were shown as hit: when another was booked since, nothing is done. */
    hitIds: z.array(Id).check(z.maxLength(5000)),
  }),
  reply: Schedule,
  roles: ['admin'],
  refusals: ['not_found', 'bad_input', 'visits_changed', 'version_outdated'],
  failure: 'The hours were not saved. Please try again.',
});
