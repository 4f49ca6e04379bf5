// One step of a task: done by one of those who try at once; the others are told by whom.
import type { StaffTask } from '#contract/staff-tasks.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { isChartOpen } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { taskOnFile } from './on-file.ts';
import { maySee } from './policy.ts';
import { changeTaskIf, type TaskRow, taskById } from './store.ts';

type Wish = {
  action: string;
  may(actor: Actor, row: TaskRow, isInCare: boolean): boolean;
  change: Parameters<typeof changeTaskIf>[3];
  after(tx: Tx, row: TaskRow): Promise<void>;
};

export async function takeStep(deps: Deps, actor: Actor, id: string, wish: Wish): Promise<StaffTask> {
  return transaction(deps.db, async (tx) => {
    const row = await findTask(tx, actor, id);
    const isInCare = await isChartOpen({ ...deps, db: tx }, actor, row.patient_id);
    if (!wish.may(actor, row, isInCare)) throw movedOn(row);
    const expected = { states: [row.state], version: row.version };
    if (!(await changeTaskIf(tx, id, expected, wish.change))) throw movedOn(await findTask(tx, actor, id));
    const about = { subject: 'staff-task', subjectId: id, patientId: row.patient_id };
    await appendEntry(tx, deps.clock, actor, wish.action, about);
    const taken = await findTask(tx, actor, id);
    await wish.after(tx, taken);
    await announce(tx, { type: 'staff-tasks', id, to: { roles: ['staff'], accounts: [row.given_by] } });
    // The patient who asked for a call sees who answered.
    if (isCallBack(row)) await announce(tx, { type: 'readings', to: { accounts: [row.given_by] } });
    // Whoever took or did it reads it.
    return taskOnFile(taken, actor, deps.clock.now(), true);
  });
}

/** The patient asked for it, not a doctor. */
export const isCallBack = (row: TaskRow): boolean => row.given_by === row.patient_account;

/** Another nurse's task answers like one that does not exist. */
async function findTask(tx: Tx, actor: Actor, id: string): Promise<TaskRow> {
  const unchecked = await taskById(tx, id);
  if (!unchecked || !maySee(actor, unchecked)) {
    throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  }
  return unchecked;
}

function movedOn({ state, taker_name, doer_name }: TaskRow): Refusal {
  // What it asks for is not known to them yet.
  if (state === 'open') return new Refusal('task_moved_on', { message: 'Take the task first.' });
  const message = state === 'done' ? `${doer_name} has done this.` : `${taker_name} is at it.`;
  return new Refusal('task_moved_on', { message });
}
