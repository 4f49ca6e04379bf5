import * as contract from '#contract/clinic.ts';
import type { Route } from '../platform/route.ts';
import { departmentRoutes } from './departments/routes.ts';
import { departments } from './store.ts';

export function clinicRoutes(route: Route): void {
  route(contract.readClinic, async ({ config }) => ({ ...config.clinic, mode: config.mode }));
  route(contract.listDepartments, ({ db }) => departments(db));
  departmentRoutes(route);
}
