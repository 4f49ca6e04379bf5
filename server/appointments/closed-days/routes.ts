import * as contract from '#contract/appointments/closed-days.ts';
import type { Route } from '#server/platform/route.ts';
import { openDay } from '#server/schedule/close-day.ts';
import { closeClinicDay, listKeptClosedDays } from './keep-closed-days.ts';

export function closedDayRoutes(route: Route): void {
  route(contract.listClosedDays, (deps) => listKeptClosedDays(deps));
  route(contract.closeClinicDay, (deps, actor, { body }) => closeClinicDay(deps, actor, body));
  route(contract.openClinicDay, async (deps, actor, { params }) => {
    await openDay(deps, actor, params.id);
    return { message: 'The clinic is open on that day.' };
  });
}
