// Gives the tasks of a signed diagnosis to nurses, in the transaction of the signature.
import type { NewStaffTask } from '#contract/ward/staff-tasks.ts';
import type { Tx } from '../db/connect.ts';
import { notify } from '../notices/notify.ts';
import { openCare, TASK_OPENS_CHART_MS } from '../patients/chart-access/care.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertTask, nurses } from './store.ts';

type For = { patientId: string; patientName: string; diagnosisId: string };

/** A task that names a nurse opens the chart to her until it is done, for a day at most; taking it opens it anew. */
export async function giveTasks(
  tx: Tx,
  deps: Deps,
  doctor: Actor,
  about: For,
  options: readonly NewStaffTask[],
): Promise<void> {
  if (options.length === 0) return;
  const known = new Set((await nurses(tx)).map(({ id }) => id));
  for (const [index, { task, to, dueAt, priority }] of options.entries()) {
    if (to && !known.has(to)) {
      throw new Refusal('unknown_colleague', { fields: { [`staffTasks.${index}.to`]: 'Choose one of the nurses.' } });
    }
    const id = await insertTask(tx, {
      patient_id: about.patientId,
      diagnosis_id: about.diagnosisId,
      task,
      priority,
      due_at: dueAt ? new Date(dueAt) : null,
      given_by: doctor.accountId,
      given_at: deps.clock.now(),
      to_id: to ?? null,
    });
    if (!to) continue;
    const care = { patientId: about.patientId, clinicianId: to, kind: 'task' as const, sourceId: id };
    await openCare(tx, deps, { ...care, closesAt: new Date(deps.clock.now().getTime() + TASK_OPENS_CHART_MS) });
    const title = `A task for you: ${about.patientName}`;
    const { patientId } = about;
    await notify(tx, deps, { to, kind: 'task', title, text: task, patientId, link: '/staff-dashboard?view=tasks' });
  }
  await publish(tx, { type: 'staff-tasks', to: { roles: ['staff'], accounts: [doctor.accountId] } });
}
