// After a stay a medicine waits for a doctor, and nobody takes it until then: whoever may decide is reminded until someone does.
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { findHeld } from './find-held.ts';
import { holdReminder } from './hold-reminders.ts';
import { claimHoldClock, dueHoldClock, dueHoldClocks } from './store.ts';
import { remindOfHeld } from './tell-of-holds.ts';

const AT_ONCE = 200;

export async function remindOfHolds(deps: Deps): Promise<void> {
  await forEachIsolated(
    await dueHoldClocks(deps.db, deps.clock.now(), AT_ONCE),
    ({ id }) => `medicines after stay ${id}`,
    ({ id, patient_id }) => transaction(deps.db, (tx) => remindOf(tx, deps, id, patient_id)),
  );
}

async function remindOf(tx: Tx, deps: Deps, stayId: string, patientId: string): Promise<void> {
  const now = deps.clock.now();
  // Whoever decides, admits or discharges at this moment comes first.
  await lockPatientById(tx, patientId);
  const stay = await dueHoldClock(tx, stayId, now);
  if (!stay) return;
  const held = await findHeld({ ...deps, db: tx }, patientId);
  const { toOthers, nextAt } = holdReminder(stay.discharged_at, now);
  const isSent = held.length > 0;
  if (!(await claimHoldClock(tx, stay, { now, isSent, nextAt: isSent ? nextAt : null }))) return;
  if (isSent) await remindOfHeld(tx, deps, stay, held, { toOthers, nth: stay.reminders + 1 });
}
