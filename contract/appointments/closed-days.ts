// Days on which the clinic is closed: no times are offered, and no hour of them counts towards an answer to a message.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, line, TimeOfDay } from '../fields.ts';

/** As everyone may know it. */
export const ClosedDay = z.object({ date: Day, name: z.string() });
export type ClosedDay = z.infer<typeof ClosedDay>;

/** As an administrator keeps it: with the visits that were booked before, when and with whom, not who comes. */
export const KeptClosedDay = z.extend(ClosedDay, {
  id: Id,
  visits: z.array(z.object({ id: Id, time: TimeOfDay, doctor: z.string(), status: z.enum(['pending', 'approved']) })),
});
export type KeptClosedDay = z.infer<typeof KeptClosedDay>;

export const listClosedDays = endpoint({
  method: 'GET',
  path: '/admin/closed-days',
  summary: 'The days from today on that the clinic is closed, and the visits that are booked on them',
  reply: z.array(KeptClosedDay),
  roles: ['admin'],
  refusals: [],
  failure: 'Failed to fetch the closed days',
});

export const NewClosedDay = z.strictObject({ date: Day, name: line('Name', 60) });
export type NewClosedDay = z.infer<typeof NewClosedDay>;

export const closeClinicDay = endpoint({
  method: 'POST',
  path: '/admin/closed-days',
  summary: 'Close the clinic on a day. What is booked stays booked, and is named in the reply.',
  body: NewClosedDay,
  reply: KeptClosedDay,
  roles: ['admin'],
  refusals: ['time_past', 'closed_already'],
  failure: 'The day was not closed. Please try again.',
  created: true,
  idempotent: true,
});

export const openClinicDay = endpoint({
  method: 'DELETE',
  path: '/admin/closed-days/{id}',
  summary: 'Open the clinic again on a day that was to be closed',
  params: ById,
  reply: Done,
  roles: ['admin'],
  refusals: ['not_found'],
  failure: 'The day was not opened. Please try again.',
});
