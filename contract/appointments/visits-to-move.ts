// Booked visits that lie after the last day of a doctor's licence. When, not who: an administrator sees no patients.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Day, Id, TimeOfDay } from '../fields.ts';

export const VisitsToMove = z.object({
  doctorId: Id,
  doctor: z.string(),
  licenceEndsOn: Day,
  visits: z.array(z.object({ id: Id, date: Day, time: TimeOfDay, status: z.enum(['pending', 'approved']) })),
});
export type VisitsToMove = z.infer<typeof VisitsToMove>;

export const listVisitsToMove = endpoint({
  method: 'GET',
  path: '/admin/visits-to-move',
  summary: 'Coming visits after the last day of their doctor’s licence, by doctor; times only, no patients',
  reply: z.array(VisitsToMove),
  roles: ['admin'],
  refusals: [],
});
