import { HOUR_MS } from '#contract/durations.ts';
import type { MedicationTask, MedicationTaskStatus } from '#contract/medicines/medication-tasks.ts';
import { listLive } from '#server/admissions/find-inpatient.ts';
import { transaction } from '#server/db/transaction.ts';
import { openChart } from '#server/patients/chart-access/open-chart.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { asNeededOrders, orderById } from '../orders/store.ts';
import { presentTasks } from './present.ts';
import { type TaskRow, taskById, tasksIn } from './store.ts';

/** How far the queue looks ahead, and back to what was recorded. */
const windowAt = (now: Date) => ({
  openUntil: new Date(now.getTime() + 4 * HOUR_MS),
  recordedSince: new Date(now.getTime() - 12 * HOUR_MS),
});

type Input = { status?: MedicationTaskStatus | undefined; inpatientId?: string | undefined };

/** Lists doses by time. A doctor sees only those of patients whose charts are open to them. */
export async function listTasks(deps: Deps, actor: Actor, input: Input): Promise<MedicationTask[]> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const tasks = await presentTasks(inTx, actor, await tasksIn(tx, windowAt(deps.clock.now())));
    const here = new Set((await listLive(inTx, actor)).map(({ id }) => id));
    return tasks.filter(
      ({ inpatientId, status }) =>
        here.has(inpatientId) &&
        (!input.inpatientId || input.inpatientId === inpatientId) &&
        (!input.status || input.status === status),
    );
  });
}

export async function readTask(deps: Deps, actor: Actor, id: string): Promise<MedicationTask> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await findTask(tx, id);
    await openChart(tx, deps, actor, unchecked.patientId, 'medication');
    return presentTask({ ...deps, db: tx }, actor, unchecked.task);
  });
}

/** Requires that the caller may open the chart of the patient. A dose that was cancelled may have been given before. */
export async function requireTask(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<TaskRow> {
  const unchecked = await findTask(deps.db, id);
  await requireChart(deps, actor, unchecked.patientId);
  return unchecked.task;
}

async function findTask(db: Deps['db'], id: string): Promise<{ task: TaskRow; patientId: string }> {
  const task = await taskById(db, id);
  const order = task && (await orderById(db, task.order_id));
  if (!order) throw new Refusal('not_found');
  return { task, patientId: order.patient_id };
}

export async function presentTask(deps: Deps, actor: Actor, { id }: Pick<TaskRow, 'id'>): Promise<MedicationTask> {
  const row = await taskById(deps.db, id);
  const [task] = row ? await presentTasks(deps, actor, [row]) : [];
  if (!task) throw new Refusal('not_found');
  return task;
}

export async function countTasks(deps: Deps, actor: Actor) {
  const now = deps.clock.now();
  const here = new Set((await listLive(deps, actor)).map(({ id }) => id));
  const tasks = await presentTasks(deps, actor, await tasksIn(deps.db, windowAt(now)));
  const mine = tasks.filter(({ inpatientId }) => here.has(inpatientId));
  const count = (fits: (task: MedicationTask) => boolean) => mine.filter(fits).length;
  const isOpen = ({ status }: MedicationTask) => status === 'pending' || status === 'overdue';
  return {
    open: count(isOpen),
    overdue: count(({ status }) => status === 'overdue'),
    nextHour: count((task) => isOpen(task) && Date.parse(task.time) <= now.getTime() + HOUR_MS),
    completed: count(({ status }) => status === 'completed'),
    notGiven: count(({ status }) => status === 'not-given'),
    asNeeded: (await asNeededOrders(deps.db)).filter(({ admission_id }) => here.has(admission_id)).length,
  };
}
