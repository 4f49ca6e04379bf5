// One step of a task: of concurrent tries one wins; the others learn who did it.

import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { isChartOpen } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { maySee } from './policy.ts';
import { presentTask } from './present.ts';
import { changeTaskIf, type TaskRow, taskById } from './store.ts';

type Input = {
  action: Action;
  may(actor: Actor, row: TaskRow, isInCare: boolean): boolean;
  change: Parameters<typeof changeTaskIf>[3];
  /** A further check before the change. */
  before?(tx: Tx, row: TaskRow, isInCare: boolean): Promise<void>;
  after(tx: Tx, row: TaskRow): Promise<void>;
};

export async function takeStep(deps: Deps, actor: Actor, id: string, input: Input): Promise<StaffTask> {
  return transaction(deps.db, async (tx) => {
    const row = await findTask(tx, actor, id);
    const isInCare = await isChartOpen({ ...deps, db: tx }, actor, row.patient_id);
    if (!input.may(actor, row, isInCare)) throw conflictFor(row);
    await input.before?.(tx, row, isInCare);
    const expected = { states: [row.state], version: row.version };
    if (!(await changeTaskIf(tx, row, expected, input.change))) throw conflictFor(await findTask(tx, actor, id));
    const about = { subject: 'staff-task', subjectId: id, patientId: row.patient_id };
    await appendEntry(tx, deps.clock, actor, input.action, about);
    const taken = await findTask(tx, actor, id);
    await input.after(tx, taken);
    await publish(tx, { type: 'staff-tasks', id, to: { roles: ['staff'], accounts: [row.given_by] } });
    // The patient, and whoever asked for the call, sees who answered.
    if (isCallBack(row)) {
      await publish(tx, { type: 'readings', to: { accounts: [row.given_by], patients: [row.patient_id] } });
    }
    // Whoever took or did it reads it.
    return presentTask(taken, actor, deps.clock.now(), true);
  });
}

/** The patient, or whoever acts for them, asked for it: no doctor gave it, and nobody at home reads what the clinic notes. */
export const isCallBack = ({ giver_role }: TaskRow): boolean => giver_role === 'patient';

/** Another nurse's task answers like one that does not exist. */
async function findTask(tx: Tx, actor: Actor, id: string): Promise<TaskRow> {
  const unchecked = await taskById(tx, id);
  if (!unchecked || !maySee(actor, unchecked)) {
    throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  }
  return unchecked;
}

function conflictFor({ state, taker_name, doer_name }: TaskRow): Refusal {
  // The caller has not read the task yet.
  if (state === 'open') return new Refusal('task_moved_on', { message: 'Take the task first.' });
  const message = state === 'done' ? `${doer_name} has done this.` : `${taker_name} is at it.`;
  return new Refusal('task_moved_on', { message });
}
