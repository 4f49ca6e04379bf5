// The accounts of those who work here: invitations, what is known of each, closing and opening.
import * as z from 'zod/mini';
import { LEAVE_REFUSALS, Leave } from '../appointments/leaving.ts';
import { endpoint, ROLES } from '../endpoint.ts';
import { ById, Day, Done, Email, Id, Instant, line, PersonName } from '../fields.ts';
import { LANGUAGES, Language } from './doctor-pages.ts';

export const StaffInvitation = z.strictObject({
  name: PersonName,
  email: Email,
  employeeId: line('Employee ID', 40),
  title: line('Title', 60),
  role: z.enum(['staff', 'desk', 'admin']),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

export const AccountReply = z.object({
  id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  title: z.nullable(z.string()),
  department: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  /** The last day on which it holds; null where nobody has said. */
  licenceEndsOn: z.nullable(Day),
  languages: z.array(Language),
  employeeId: z.nullable(z.string()),
  state: z.enum(['invited', 'active', 'disabled']),
  hasSecondFactor: z.boolean(),
  createdAt: Instant,
  lastLoginAt: z.nullable(Instant),
  /** Open sessions. */
  sessions: z.int(),
  /** Of what administrators change; grows with each change. */
  version: z.int(),
});
export type AccountReply = z.infer<typeof AccountReply>;

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/admin/invitations',
  summary: 'Invite a nurse, a receptionist or an administrator, with the employee ID',
  body: StaffInvitation,
  reply: AccountReply,
  roles: ['admin'],
  refusals: ['email_taken', 'employee_taken'],
  stepUp: true,
  created: true,
  idempotent: true,
});

/** Without an application: the administrator has seen the licence. */
export const DoctorInvitation = z.strictObject({
  name: PersonName,
  email: Email,
  licenseNumber: line('Licence number', 40),
  /** The last day on which it holds; left out where nobody has said. */
  licenceEndsOn: z.optional(Day),
  department: line('Department', 80),
  title: line('Title', 60),
});
export type DoctorInvitation = z.infer<typeof DoctorInvitation>;

export const inviteDoctor = endpoint({
  method: 'POST',
  path: '/admin/invitations/doctors',
  summary: 'Invite a doctor who has not applied, with licence and department',
  body: DoctorInvitation,
  reply: AccountReply,
  roles: ['admin'],
  refusals: ['email_taken', 'licence_taken', 'unknown_department'],
  stepUp: true,
  created: true,
  idempotent: true,
});

/** Patients are not listed: an administrator sees no patients here. */
export const listAccounts = endpoint({
  method: 'GET',
  path: '/admin/accounts',
  summary: 'Everyone who works here',
  reply: z.array(AccountReply),
  roles: ['admin'],
  refusals: [],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/admin/accounts/{id}/invite',
  summary: 'Send the invitation again; the earlier link stops working',
  params: ById,
  reply: Done,
  roles: ['admin'],
  refusals: ['not_found'],
});

export const disableAccount = endpoint({
  method: 'POST',
  path: '/admin/accounts/{id}/disable',
  summary: "Close an account: its sessions end at once; a doctor's coming visits are moved or cancelled",
  params: ById,
  body: Leave,
  reply: AccountReply,
  roles: ['admin'],
  refusals: ['not_found', 'not_yourself', 'last_administrator', 'inpatients_left', 'unknown_doctor', ...LEAVE_REFUSALS],
});

export const enableAccount = endpoint({
  method: 'POST',
  path: '/admin/accounts/{id}/enable',
  summary: 'Open a closed account again',
  params: ById,
  reply: AccountReply,
  roles: ['admin'],
  refusals: ['not_found'],
  stepUp: true,
});

export const changeRole = endpoint({
  method: 'POST',
  path: '/admin/accounts/{id}/role',
  summary: 'Make a nurse an administrator or the reverse: takes effect on the next request',
  params: ById,
  body: z.strictObject({ role: z.enum(['staff', 'admin']) }),
  reply: AccountReply,
  roles: ['admin'],
  refusals: ['not_found', 'not_yourself', 'last_administrator', 'role_fixed'],
  stepUp: true,
});

/** What an administrator may change of someone who works here. The languages of a doctor stand on the page for patients. */
export const AccountEdit = z.strictObject({
  name: PersonName,
  title: line('Title', 60),
  department: z.nullable(line('Department', 80)),
  licenseNumber: z.nullable(line('Licence number', 40)),
  licenceEndsOn: z.nullable(Day),
  employeeId: z.nullable(line('Employee ID', 40)),
  languages: z.optional(z.array(Language).check(z.maxLength(LANGUAGES.length))),
});
export type AccountEdit = z.infer<typeof AccountEdit>;

export const editAccount = endpoint({
  method: 'PATCH',
  path: '/admin/accounts/{id}',
  summary: 'Change name, title, department, licence and languages of someone who works here, who is told',
  params: ById,
  body: z.strictObject({ ...AccountEdit.shape, version: z.int() }),
  reply: AccountReply,
  roles: ['admin'],
  refusals: [
    ...(['not_found', 'bad_input', 'version_outdated', 'unknown_department'] as const),
    ...(['licence_taken', 'employee_taken', 'licence_end_known'] as const),
  ],
  stepUp: true,
  failure: 'Nothing was saved. Please try again.',
});

export const endAccountSessions = endpoint({
  method: 'POST',
  path: '/admin/accounts/{id}/end-sessions',
  summary: 'Log someone who works here out everywhere; they can log in again',
  params: ById,
  reply: AccountReply,
  roles: ['admin'],
  refusals: ['not_found', 'not_yourself'],
  failure: 'The sessions were not ended. Please try again.',
});
