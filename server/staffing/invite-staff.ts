import type { AccountReply, StaffInvitation } from '#contract/staffing/staffing.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { sendPasswordLink } from '../credentials/send-password-link.ts';
import { transaction } from '../db/transaction.ts';
import { openAccount } from '../identity/open-account.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { readWorker } from './read-worker.ts';
import { insertClinician } from './store.ts';
import { tellOfAdministrator } from './tell-of-administrator.ts';

export async function inviteStaff(deps: Deps, actor: Actor, input: StaffInvitation): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    const { name, email, role } = input;
    const login = email.toLowerCase();
    const id = await openAccount(tx, deps, { role, login, name, email, phone: null, passwordHash: null });
    await insertClinician(tx, { account_id: id, title: input.title, employee_id: input.employeeId });
    await sendPasswordLink(tx, deps, { id, name, email }, 'invitation');
    await appendEntry(tx, deps.clock, actor, 'account.opened', {
      subject: 'account',
      subjectId: id,
      details: { role },
    });
    await publish(tx, { type: 'accounts', id, to: { roles: ['admin'] } });
    if (role === 'admin') await tellOfAdministrator(tx, deps, actor, name);
    return readWorker(tx, id);
  });
}

export async function resendInvitation(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const worker = await readWorker(tx, id, 'invited');
    await sendPasswordLink(tx, deps, worker, 'invitation');
    await appendEntry(tx, deps.clock, actor, 'invitation.sent_again', { subject: 'account', subjectId: id });
  });
}
