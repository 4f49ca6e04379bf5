import * as contract from '#contract/ward/admissions.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { acceptAdmission } from './accept-admission.ts';
import { declineAdmission } from './decline-admission.ts';
import { listAdmissions, listStays } from './list-admissions.ts';
import { roomRoutes } from './rooms/routes.ts';

export function admissionRoutes(route: Route): void {
  roomRoutes(route);
  route(contract.acceptAdmission, (deps, actor, { params }) => acceptAdmission(deps, actor, params.id));
  route(contract.declineAdmission, (deps, actor, { params, body }) =>
    declineAdmission(deps, actor, params.id, body.reason),
  );
  route(contract.listAdmissions, async (deps, actor, { query }, http) => {
    const { limit = 50, after } = query;
    const admissions = await listAdmissions(deps, actor, { limit, after });
    if (admissions.length === limit) nextPage(http, admissions.at(-1)?.id);
    return admissions;
  });
  route(contract.listStays, (deps, actor, { params }) => listStays(deps, actor, params.id));
}
