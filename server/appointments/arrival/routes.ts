import * as contract from '#contract/appointments/arrivals.ts';
import type { Route } from '#server/platform/route.ts';
import { arrive } from './arrive.ts';
import { readDeskCode } from './desk-code.ts';
import { readQueuePlace } from './read-queue-place.ts';

export function arrivalRoutes(route: Route): void {
  route(contract.readDeskCode, async (deps) => readDeskCode(deps));
  route(contract.readQueuePlace, (deps, actor, { params }) => readQueuePlace(deps, actor, params.id));
  route(contract.arrive, (deps, actor, { params, body }) => arrive(deps, actor, params.id, body));
}
