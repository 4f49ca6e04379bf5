import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { openCare, TASK_OPENS_CHART_MS } from '../patients/chart-access/care.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { MAX_OPEN_TAKES, mayTake, opensChartByTaking } from './policy.ts';
import { countOpenTakes } from './store.ts';
import { takeStep } from './take-step.ts';

/** The chart opens to whoever took it, until it is done, for a day at most. */
export const takeTask = (deps: Deps, actor: Actor, id: string): Promise<StaffTask> =>
  takeStep(deps, actor, id, {
    action: 'task.taken',
    may: mayTake,
    async before(tx, row, isInCare) {
      if (!opensChartByTaking(actor, row, isInCare)) return;
      const since = new Date(deps.clock.now().getTime() - TASK_OPENS_CHART_MS);
      if ((await countOpenTakes(tx, actor.accountId, since)) >= MAX_OPEN_TAKES) throw new Refusal('tasks_unfinished');
    },
    change: { state: 'taken', taken_by: actor.accountId, taken_at: deps.clock.now() },
    after: (tx, row) =>
      openCare(tx, deps, {
        patientId: row.patient_id,
        clinicianId: actor.accountId,
        kind: 'task',
        sourceId: id,
        closesAt: new Date(deps.clock.now().getTime() + TASK_OPENS_CHART_MS),
      }),
  });
