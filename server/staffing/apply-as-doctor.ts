import type { DoctorApplication } from '#contract/staffing.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { findDepartment } from '../clinic/find-department.ts';
import { transaction } from '../db/transaction.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { insertApplication } from './store.ts';

export async function applyAsDoctor(deps: Deps, caller: Caller, wish: DoctorApplication): Promise<string> {
  const department = await findDepartment(deps.db, wish.department);
  return transaction(deps.db, async (tx) => {
    // A second one while the first waits is refused by one_waiting_application_per_email.
    const id = await insertApplication(tx, {
      name: wish.name,
      email: wish.email,
      phone: wish.phone,
      license_number: wish.licenseNumber,
      department_id: department.id,
      message: wish.message ?? '',
      applied_at: deps.clock.now(),
    });
    await queueMail(tx, deps, {
      kind: 'application-received',
      to: wish.email,
      subject: `Your application at ${deps.config.clinic.name}`,
      text: `Hello ${wish.name},\n\nthank you for applying to ${deps.config.clinic.name}. We will look at it and write to you at this address.\n`,
    });
    await appendEntry(tx, deps.clock, caller, 'application.received', { subject: 'application', subjectId: id });
    await announce(tx, { type: 'applications', id, to: { roles: ['admin'] } });
    return id;
  });
}
