// The clinic itself: its name, its hours, its departments.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const Clinic = z.object({
  name: z.string(),
  address: z.string(),
  timeZone: z.string(),
  emergencyNumber: z.string(),
  /** For whoever thinks of dying or is hurt by somebody: a number, and what it is called. */
  crisisLine: z.object({ number: z.string(), name: z.nullable(z.string()) }),
  phone: z.string(),
  email: z.string(),
  supportHours: z.string(),
  mode: z.enum(['demo', 'production']),
});
export type Clinic = z.infer<typeof Clinic>;

export const readClinic = endpoint({
  method: 'GET',
  path: '/clinic',
  summary: 'What everyone may know about this clinic',
  reply: Clinic,
  roles: ['public'],
  refusals: [],
});

export const Department = z.object({ id: Id, name: z.string() });
export type Department = z.infer<typeof Department>;

export const listDepartments = endpoint({
  method: 'GET',
  path: '/departments',
  summary: 'The departments of this clinic',
  reply: z.array(Department),
  roles: ['public'],
  refusals: [],
});
