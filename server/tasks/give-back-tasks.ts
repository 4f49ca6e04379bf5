// A task that one nurse has and does not do within 24 hours goes to the list of all; the chart is closed to her by then.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { TASK_OPENS_CHART_MS } from '../patients/chart-access/care.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { changeTaskIf, leftSince, type TaskRow } from './store.ts';
import { isCallBack } from './take-step.ts';

export async function giveBackTasks(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - TASK_OPENS_CHART_MS);
  await forEachIsolated(
    await leftSince(deps.db, before),
    ({ id }) => `staff-task ${id}`,
    (row) => transaction(deps.db, (tx) => giveBack(tx, deps, row)),
  );
}

async function giveBack(tx: Tx, deps: Deps, row: TaskRow): Promise<void> {
  const { id, version, state, patient_id: patientId } = row;
  const from = row.taken_by ?? row.to_id;
  if (!from) return;
  const now = deps.clock.now();
  const back = { state: 'open', to_id: null, taken_by: null, taken_at: null } as const;
  const change = { ...back, given_back_at: now, given_back_from: from };
  if (!(await changeTaskIf(tx, row, { states: [state], version }, change))) return;
  const about = { subject: 'staff-task', subjectId: id, patientId, details: { from } };
  await appendEntry(tx, deps.clock, SYSTEM, 'task.given_back', about);
  await notifyBoth(tx, deps, row, from);
  await publish(tx, { type: 'staff-tasks', id, to: { roles: ['staff'], accounts: [row.given_by] } });
}

/** The nurse who had it, and the doctor who gave it; whoever asked for a call at home is not notified. */
async function notifyBoth(tx: Tx, deps: Deps, row: TaskRow, from: string): Promise<void> {
  const title = `Not done in a day: a task about ${row.patient_name} is open to all nurses`;
  const text = row.taken_by ? `${row.taker_name} had taken it.` : `It was for ${row.to_name}, who did not take it.`;
  const news = { kind: 'task' as const, title, text, patientId: row.patient_id };
  await notify(tx, deps, { ...news, to: from, link: '/staff-dashboard?view=tasks' });
  if (!isCallBack(row)) await notify(tx, deps, { ...news, to: row.given_by });
}
