import type { Role } from '#contract/endpoint.ts';
import type { AccountReply, DoctorInvitation, StaffInvitation } from '#contract/staffing/accounts.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { lockDepartment } from '../clinic/find-department.ts';
import { sendPasswordLink } from '../credentials/send-password-link.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { openAccount } from '../identity/open-account.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { readWorker } from './read-worker.ts';
import { type Clinician, insertClinician } from './store.ts';
import { tellOfAdministrator, tellOfDoctor } from './tell-administrators.ts';

export async function inviteStaff(deps: Deps, actor: Actor, input: StaffInvitation): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    const id = await openForStaff(tx, deps, actor, input);
    if (input.role === 'admin') await tellOfAdministrator(tx, deps, actor, input.name);
    return readWorker(tx, id);
  });
}

/** A doctor who has not applied: the administrator has seen the licence. All administrators are told. */
export async function inviteDoctor(deps: Deps, actor: Actor, input: DoctorInvitation): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    const doctor = await readWorker(tx, await openForDoctor(tx, deps, actor, input));
    await tellOfDoctor(tx, deps, actor, doctor);
    return doctor;
  });
}

/** Telling the administrators is the caller's: of one person or of many at once. */
export function openForStaff(tx: Tx, deps: Deps, actor: Actor, input: StaffInvitation): Promise<string> {
  return open(tx, deps, actor, input, { title: input.title, employee_id: input.employeeId });
}

export async function openForDoctor(tx: Tx, deps: Deps, actor: Actor, input: DoctorInvitation): Promise<string> {
  const { id: departmentId } = await lockDepartment(tx, input.department);
  const doctor = {
    title: input.title,
    license_number: input.licenseNumber,
    licence_ends_on: input.licenceEndsOn ?? null,
    department_id: departmentId,
  };
  return open(tx, deps, actor, { ...input, role: 'doctor' }, doctor);
}

type Invited = { name: string; email: string; role: Exclude<Role, 'patient'> };

/** One account and one mail with the link. */
async function open(tx: Tx, deps: Deps, actor: Actor, person: Invited, clinician: Clinician): Promise<string> {
  const { name, email, role } = person;
  const login = email.toLowerCase();
  const id = await openAccount(tx, deps, { role, login, name, email, phone: null, passwordHash: null });
  await insertClinician(tx, { account_id: id, ...clinician });
  await sendPasswordLink(tx, deps, { id, name, email }, 'invitation');
  await appendEntry(tx, deps.clock, actor, 'account.opened', { subject: 'account', subjectId: id, details: { role } });
  await publish(tx, { type: 'accounts', id, to: { roles: ['admin'] } });
  return id;
}

export async function resendInvitation(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const worker = await readWorker(tx, id, 'invited');
    await sendPasswordLink(tx, deps, worker, 'invitation');
    await appendEntry(tx, deps.clock, actor, 'invitation.sent_again', { subject: 'account', subjectId: id });
  });
}
