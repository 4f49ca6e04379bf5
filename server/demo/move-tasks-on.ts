// Tasks of earlier days were done; the newest still wait for someone.
import { HOUR_MS } from '#contract/durations.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { finishTask } from '../tasks/finish-task.ts';
import { listTasks } from '../tasks/list-tasks.ts';
import { takeTask } from '../tasks/take-task.ts';
import type { Cast } from './cast.ts';
import { nurseOf } from './nurse-of.ts';

const STILL_OPEN = 4;

export async function moveTasksOn(deps: Deps, { doctors }: Cast): Promise<void> {
  const nurse = await nurseOf(deps);
  const given = [];
  for (const { actor } of doctors) given.push(...(await listTasks(deps, actor, { state: 'open', limit: 200 })));
  const oldestFirst = given.toSorted((one, other) => one.givenAt.localeCompare(other.givenAt));
  for (const { id, givenAt } of oldestFirst.slice(0, -STILL_OPEN)) {
    const done = { ...deps, clock: fixedClock(new Date(Date.parse(givenAt) + HOUR_MS)) };
    await takeTask(done, nurse, id);
    await finishTask(done, nurse, id);
  }
}
