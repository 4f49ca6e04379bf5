// Notifies the desk and the doctors on duty, once, of a call that a patient asked for and nobody made in time.
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findAccountsOf } from '../identity/public.ts';
import { notify } from '../notices/notify.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { listOnDuty } from '../staffing/duty.ts';
import { lateCallBacks } from './store.ts';

type Late = Awaited<ReturnType<typeof lateCallBacks>>[number];

export async function remindOfCallBacks(deps: Deps): Promise<void> {
  await forEachIsolated(
    await lateCallBacks(deps.db, deps.clock.now()),
    ({ id }) => `staff-task ${id}`,
    (late) => transaction(deps.db, (tx) => remind(tx, deps, late)),
  );
}

async function remind(tx: Tx, deps: Deps, { id, patient_id: patientId, patient_name, phone }: Late): Promise<void> {
  const nurses = (await findAccountsOf(tx, 'staff')).map(
    (to) => ({ to, link: '/staff-dashboard?view=tasks' }) as const,
  );
  const link = `/doctor-dashboard?view=patients&patient=${patientId}` as const;
  const doctors = (await listOnDuty(tx, 'doctor')).map((to) => ({ to, link }) as const);
  const title = `Late: ${patient_name} still waits for a call`;
  const text = `Phone ${phone}. It is done when a nurse marks the task as done.`;
  for (const { to, link } of [...nurses, ...doctors]) {
    await notify(tx, deps, { to, kind: 'task', title, text, link, patientId, dedupeKey: `call-back:${id}:${to}` });
  }
}
