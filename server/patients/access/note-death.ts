import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { closeAccount } from '#server/identity/close-account.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findAtDesk } from '../read-patient.ts';
import { lockPatient, setOnPatient } from '../store.ts';
import { closeAccess } from './close-access.ts';
import { accessesTo } from './store.ts';
import { tell } from './tell-family.ts';

/** The record stays. Nobody writes to the person any more, and those who acted for them are told once, and gently. */
export async function noteDeath(deps: Deps, actor: Actor, patientId: string, diedOn: string): Promise<void> {
  const now = deps.clock.now();
  if (diedOn > dayIn(deps.config.clinic.timeZone, now)) {
    throw new Refusal('bad_input', { fields: { diedOn: 'This day is still to come.' } });
  }
  await transaction(deps.db, async (tx) => {
    await lockPatient(tx, patientId);
    const patient = await findAtDesk(tx, patientId);
    if (patient.died_on) return;
    await setOnPatient(tx, patientId, { died_on: diedOn, deactivated_at: patient.deactivated_at ?? now });
    if (patient.account_id) await closeAccount(tx, deps, actor, patient.account_id);
    for (const row of await accessesTo(tx, patientId)) {
      await closeAccess(tx, deps, actor, row, { cause: 'died' });
      await tell(tx, deps, row.account_id, { code: 'family-died', values: { name: patient.name } });
    }
    await appendEntry(tx, deps.clock, actor, 'patient.died', { subject: 'patient', subjectId: patientId, patientId });
    await publish(tx, { type: 'patients', id: patientId, to: { roles: ['staff', 'doctor', 'desk'] } });
  });
}
