// Whoever comes says so on the phone, with a code that only stands at the desk, or is marked as arrived there.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Instant } from '../fields.ts';
import { Appointment } from './appointments.ts';

export const DESK_CODE_DIGITS = 4;

export const readDeskCode = endpoint({
  method: 'GET',
  path: '/desk-code',
  summary: 'The code to show at the desk: patients who are here type it on their phones',
  reply: z.object({ code: z.string(), changesAt: Instant }),
  roles: ['staff', 'desk'],
  refusals: [],
  failure: 'Failed to fetch the code',
  background: true,
});

export const readQueuePlace = endpoint({
  method: 'GET',
  path: '/appointments/{id}/place',
  summary: 'How many are called before me, once I am here',
  params: ById,
  /** Null: nobody waits for this visit, or the doctor has called already. */
  reply: z.object({ ahead: z.nullable(z.int()) }),
  roles: ['patient'],
  part: 'appointments',
  refusals: ['not_found'],
  background: true,
});

export const arrive = endpoint({
  method: 'POST',
  path: '/appointments/{id}/arrive',
  summary: 'Say that I am here, with the code at the desk; or mark a patient as arrived, at the desk',
  params: ById,
  body: z.strictObject({
    /** Not needed at the desk itself. */
    code: z.optional(z.string().check(z.trim(), z.maxLength(20, { error: 'At most 20 characters.' }))),
  }),
  reply: Appointment,
  roles: ['patient', 'staff', 'desk'],
  part: 'appointments',
  refusals: ['not_found', 'appointment_moved_on', 'wrong_desk_code'],
  failure: 'Failed to note the arrival',
});
