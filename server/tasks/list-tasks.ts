import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import type { Database } from '../db/connect.ts';
import { findOpenCharts } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { listsGivenTasks, mayRead } from './policy.ts';
import { presentTask } from './present.ts';
import { nurses, tasksByDoctor, tasksForNurse, tasksOfDiagnoses } from './store.ts';

type Input = { state?: StaffTask['state'] | 'unfinished' | undefined; limit: number; after?: string | undefined };

export async function listTasks(deps: Deps, actor: Actor, { state, ...page }: Input): Promise<StaffTask[]> {
  const states: StaffTask['state'][] =
    state === 'unfinished' ? ['open', 'taken'] : state ? [state] : ['open', 'taken', 'done'];
  const list = listsGivenTasks(actor) ? tasksByDoctor : tasksForNurse;
  const rows = await list(deps.db, actor.accountId, { ...page, states });
  const open = await findOpenCharts(
    deps,
    actor,
    rows.map(({ patient_id }) => patient_id),
  );
  return rows.map((row) => presentTask(row, actor, deps.clock.now(), mayRead(actor, row, open.has(row.patient_id))));
}

/** Lists the tasks of a diagnosis. The calling module has opened the chart. */
export async function tasksOf(
  db: Database,
  actor: Actor,
  diagnosisIds: readonly string[],
  now: Date,
): Promise<StaffTask[]> {
  if (diagnosisIds.length === 0) return [];
  return (await tasksOfDiagnoses(db, diagnosisIds)).map((row) => presentTask(row, actor, now, true));
}

export const listColleagues = ({ db }: Pick<Deps, 'db'>) => nurses(db);
