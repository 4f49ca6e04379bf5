import * as contract from '#contract/copies.ts';
import type { Route } from '../platform/route.ts';
import { downloadEverything } from './download-everything.ts';

export function copyRoutes(route: Route): void {
  route(contract.downloadEverything, (deps, actor, { params }) => downloadEverything(deps, actor, params.id));
}
