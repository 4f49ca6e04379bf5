// Patients: who is registered here.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Email, PersonName, Phone, TypedPassword } from './fields.ts';

export const Registration = z.strictObject({
  name: PersonName,
  email: Email,
  phone: Phone,
  password: TypedPassword,
  consent: z.optional(z.literal(true, { error: 'Please agree to the privacy notice.' })),
});
export type Registration = z.infer<typeof Registration>;

export const registerPatient = endpoint({
  method: 'POST',
  path: '/patients/register',
  summary: 'Register as a patient and get a PUD; opens no session',
  body: Registration,
  reply: z.object({ pud: z.string() }),
  roles: ['public'],
  refusals: ['password_refused'],
  failure: 'Registration failed. Please try again.',
  created: true,
  idempotent: true,
  limit: 'registration',
});
