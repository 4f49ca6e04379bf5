import * as contract from '#contract/clinic.ts';
import type { Route } from '../platform/route.ts';
import { departmentRoutes } from './departments/routes.ts';
import { findLogo } from './settings/find-logo.ts';
import { sendLogo } from './settings/send-logo.ts';
import { departments } from './store.ts';

export function clinicRoutes(route: Route): void {
  route(contract.readClinic, async ({ config }) => ({
    ...{ ...config.clinic, mode: config.mode },
    ...(config.logo ? { logo: config.logo } : {}),
  }));
  route(contract.readLogo, async (deps, _caller, _input, http) => {
    sendLogo(http, await findLogo(deps));
    return '';
  });
  route(contract.listDepartments, ({ db }) => departments(db));
  departmentRoutes(route);
}
