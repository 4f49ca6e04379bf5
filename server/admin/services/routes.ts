import * as contract from '#contract/clinic/services.ts';
import type { Route } from '#server/platform/route.ts';
import { listServices, testService } from './test-services.ts';

export function serviceRoutes(route: Route): void {
  route(contract.listServices, async (deps) => listServices(deps));
  route(contract.testService, (deps, actor, { body }) => testService(deps, actor, body));
}
