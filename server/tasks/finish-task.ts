import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { notify } from '../notices/notify.ts';
import { closeCare } from '../patients/chart-access/care.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { mayFinish, mayRead } from './policy.ts';
import { isCallBack, takeStep } from './take-step.ts';

/** Notifies the doctor; the chart closes with the task. */
export function finishTask(deps: Deps, actor: Actor, id: string, note?: string | undefined): Promise<StaffTask> {
  const now = deps.clock.now();
  return takeStep(deps, actor, id, {
    action: 'task.done',
    may: (nurse, row, isInCare) => mayFinish(nurse, row) && mayRead(nurse, row, isInCare),
    change: {
      state: 'done',
      taken_by: actor.accountId,
      done_by: actor.accountId,
      done_at: now,
      note: note || null,
    },
    async after(tx, row) {
      await closeCare(tx, id, now);
      if (isCallBack(row)) {
        const text = `${row.doer_name} noted that the clinic called you.`;
        await notify(tx, deps, {
          to: row.given_by,
          kind: 'task',
          title: 'Your call is done',
          text,
          link: '/dashboard',
        });
        return;
      }
      await notify(tx, deps, {
        to: row.given_by,
        kind: 'task',
        title: `Done: ${row.task}`,
        text: `${row.doer_name}, for ${row.patient_name}.${row.note ? ` ${row.note}` : ''}`,
        link: `/doctor-dashboard?view=patients&patient=${row.patient_id}`,
        patientId: row.patient_id,
      });
    },
  });
}
