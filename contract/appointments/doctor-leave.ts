// Leave of a doctor as a range of days, as an administrator enters it, and the booked visits that it would hit.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id } from '../fields.ts';
import { Schedule } from './doctor-day.ts';
import { HitVisit } from './doctor-hours.ts';

/** Both days belong to it. */
export const MAX_LEAVE_DAYS = 92;

const Range = { from: Day, until: Day };

export const listVisitsInLeave = endpoint({
  method: 'POST',
  path: '/admin/doctors/{id}/leave/hit-visits',
  summary: 'The booked visits on the days of a leave; changes nothing',
  params: ById,
  body: z.strictObject(Range),
  reply: z.array(HitVisit),
  roles: ['admin'],
  refusals: ['not_found', 'bad_input', 'time_past'],
});

export const setLeave = endpoint({
  method: 'POST',
  path: '/admin/doctors/{id}/leave',
  summary: 'Enter the leave of a doctor, who is told: no times are offered on these days. What is booked stays booked.',
  params: ById,
  body: z.strictObject({
    ...Range,
    /** The visits that were shown as hit: when another was booked since, nothing is done. */
    hitIds: z.array(Id).check(z.maxLength(5000)),
  }),
  reply: Schedule,
  roles: ['admin'],
  refusals: ['not_found', 'bad_input', 'time_past', 'visits_changed'],
  failure: 'The leave was not saved. Please try again.',
});

export const endLeave = endpoint({
  method: 'POST',
  path: '/admin/doctors/{id}/leave/end',
  summary: 'Take what is left of a leave back; the doctor is told, and their own days off stay',
  params: ById,
  body: z.strictObject({ leaveId: Id }),
  reply: Schedule,
  roles: ['admin'],
  refusals: ['not_found'],
  failure: 'The leave was not taken back. Please try again.',
});
