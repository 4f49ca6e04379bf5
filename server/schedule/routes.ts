import * as contract from '#contract/appointments/doctor-day.ts';
import type { Route } from '../platform/route.ts';
import { addExtraSession, removeFromSchedule, setHours, takeDayOff } from './change-schedule.ts';
import { readSchedule } from './read-schedule.ts';

export function scheduleRoutes(route: Route): void {
  route(contract.readMySchedule, (deps, actor) => readSchedule(deps, actor.accountId));
  route(contract.setMyHours, (deps, actor, { body }) => setHours(deps, actor, body.hours));
  route(contract.takeDayOff, (deps, actor, { body }) => takeDayOff(deps, actor, body));
  route(contract.addExtraSession, (deps, actor, { body }) => addExtraSession(deps, actor, body));
  route(contract.removeFromSchedule, async (deps, actor, { params }) => {
    await removeFromSchedule(deps, actor, params.id);
    return { message: 'It is taken back.' };
  });
}
