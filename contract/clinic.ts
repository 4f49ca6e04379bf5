// The clinic itself: its name, its hours, its departments.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

const Logo = z.object({ version: z.int(), width: z.int(), height: z.int() });
export type Logo = z.infer<typeof Logo>;

/** A PNG, on pages that nobody has logged in to. */
export const readLogo = endpoint({
  method: 'GET',
  path: '/clinic/logo',
  summary: 'The clinic’s picture, as a PNG',
  query: z.strictObject({ v: z.optional(z.string().check(z.maxLength(12))) }),
  reply: z.string(),
  roles: ['public'],
  refusals: ['not_found'],
});

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
  /** The clinic's picture, where it has one. The version is part of its address. */
  logo: z.optional(Logo),
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
