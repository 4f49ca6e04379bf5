// How doctors apply, and what becomes of it. Accounts and invitations are in accounts.ts, which no visitor loads.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Email, Id, Instant, line, PersonName, Phone, text } from '../fields.ts';

export const DoctorApplication = z.strictObject({
  name: PersonName,
  email: Email,
  phone: Phone,
  licenseNumber: line('Licence number', 40),
  department: line('Department', 80),
  message: z.optional(z.string().check(z.trim(), z.maxLength(2000, { error: 'At most 2000 characters.' }))),
});
export type DoctorApplication = z.infer<typeof DoctorApplication>;

export const applyAsDoctor = endpoint({
  method: 'POST',
  path: '/applications',
  summary: 'Apply to work here as a doctor',
  body: DoctorApplication,
  reply: Done,
  roles: ['public'],
  refusals: ['unknown_department', 'already_applied'],
  failure: 'Your application could not be sent. Please try again.',
  created: true,
  idempotent: true,
  limit: 'registration',
});

export const ApplicationReply = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  licenseNumber: z.string(),
  department: z.string(),
  message: z.string(),
  status: z.enum(['waiting', 'approved', 'declined']),
  reason: z.nullable(z.string()),
  appliedAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});
export type ApplicationReply = z.infer<typeof ApplicationReply>;

export const listApplications = endpoint({
  method: 'GET',
  path: '/admin/applications',
  summary: 'Applications of doctors, those that wait first',
  reply: z.array(ApplicationReply),
  roles: ['admin'],
  refusals: [],
});

export const approveApplication = endpoint({
  method: 'POST',
  path: '/admin/applications/{id}/approve',
  summary: 'Let a doctor in: makes the account and mails the invitation',
  params: ById,
  body: z.strictObject({ title: z.optional(line('Title', 60)) }),
  reply: ApplicationReply,
  roles: ['admin'],
  refusals: ['not_found', 'already_decided', 'email_taken', 'licence_taken'],
  stepUp: true,
});

export const Declining = z.strictObject({ reason: text('Reason', 500) });

export const declineApplication = endpoint({
  method: 'POST',
  path: '/admin/applications/{id}/decline',
  summary: 'Decline an application, with a reason that is mailed',
  params: ById,
  body: Declining,
  reply: ApplicationReply,
  roles: ['admin'],
  refusals: ['not_found', 'already_decided'],
});
