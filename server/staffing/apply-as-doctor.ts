import type { DoctorApplication } from '#contract/staffing/staffing.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { lockDepartment } from '../clinic/find-department.ts';
import { transaction } from '../db/transaction.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { greeting } from '../platform/mail/greeting.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { insertApplication } from './store.ts';

export async function applyAsDoctor(deps: Deps, caller: Caller, input: DoctorApplication): Promise<string> {
  return transaction(deps.db, async (tx) => {
    const department = await lockDepartment(tx, input.department);
    // A second one while the first waits is refused by one_waiting_application_per_email.
    const id = await insertApplication(tx, {
      name: input.name,
      email: input.email,
      phone: input.phone,
      license_number: input.licenseNumber,
      department_id: department.id,
      message: input.message ?? '',
      applied_at: deps.clock.now(),
    });
    await queueMail(tx, deps, {
      kind: 'application-received',
      to: input.email,
      subject: `Your application at ${deps.config.clinic.name}`,
      text: `${greeting(input.name)}\n\nthank you for applying to ${deps.config.clinic.name}. We will look at it and write to you at this address.\n`,
    });
    await appendEntry(tx, deps.clock, caller, 'application.received', { subject: 'application', subjectId: id });
    await publish(tx, { type: 'applications', id, to: { roles: ['admin'] } });
    return id;
  });
}
