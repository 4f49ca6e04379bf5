import * as contract from '#contract/patients/chart.ts';
import type { Route } from '../platform/route.ts';
import { listHistory } from './list-history.ts';
import { readSummary } from './read-summary.ts';

export function chartRoutes(route: Route): void {
  route(contract.listHistory, (deps, actor, { params }) => listHistory(deps, actor, params.id));
  route(contract.readSummary, (deps, actor, { params }) => readSummary(deps, actor, params.id));
}
