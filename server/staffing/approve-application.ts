import type { ApplicationReply } from '#contract/staffing/staffing.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { sendPasswordLink } from '../credentials/send-password-link.ts';
import { transaction } from '../db/transaction.ts';
import { openAccount } from '../identity/open-account.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { decide } from './decide.ts';
import { presentApplication } from './present.ts';
import { insertClinician } from './store.ts';
import { tellOfDoctor } from './tell-administrators.ts';

/** Lets a doctor in: one account, one invitation, however many administrators press at once. */
export async function approveApplication(
  deps: Deps,
  actor: Actor,
  { id, title = 'Doctor' }: { id: string; title?: string | undefined },
): Promise<ApplicationReply> {
  return transaction(deps.db, async (tx) => {
    const application = await decide(tx, deps, actor, id, { status: 'approved', reason: null });
    const person = { name: application.name, email: application.email, phone: application.phone };
    const login = application.email.toLowerCase();
    const accountId = await openAccount(tx, deps, { ...person, role: 'doctor', login, passwordHash: null });
    await insertClinician(tx, {
      account_id: accountId,
      title,
      license_number: application.license_number,
      department_id: application.department_id,
    });
    await sendPasswordLink(tx, deps, { ...person, id: accountId }, 'invitation');
    await appendEntry(tx, deps.clock, actor, 'account.opened', {
      subject: 'account',
      subjectId: accountId,
      details: { role: 'doctor' },
    });
    await publish(tx, { type: 'accounts', id: accountId, to: { roles: ['admin'] } });
    const doctor = { id: accountId, name: application.name, licenseNumber: application.license_number };
    await tellOfDoctor(tx, deps, actor, doctor);
    return presentApplication(application);
  });
}
