import * as contract from '#contract/ward/staff-tasks.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { finishTask } from './finish-task.ts';
import { listColleagues, listTasks } from './list-tasks.ts';
import { takeTask } from './take-task.ts';

const PAGE = 50;

export function taskRoutes(route: Route): void {
  route(contract.listStaffTasks, async (deps, actor, { query }, http) => {
    const limit = query.limit ?? PAGE;
    const tasks = await listTasks(deps, actor, { ...query, limit });
    if (tasks.length === limit) nextPage(http, tasks.at(-1)?.id);
    return tasks;
  });
  route(contract.takeStaffTask, (deps, actor, { params }) => takeTask(deps, actor, params.id));
  route(contract.finishStaffTask, (deps, actor, { params, body }) => finishTask(deps, actor, params.id, body.note));
  route(contract.listColleagues, (deps) => listColleagues(deps));
}
