import * as contract from '#contract/patients/merges.ts';
import { countChange } from '#server/appointments/desk/desk-limits.ts';
import type { Route } from '#server/platform/route.ts';
import { compareRecords } from './compare-records.ts';
import { agreeToMerge, declineMerge } from './decide-merge.ts';
import { listMerges } from './list-merges.ts';
import { proposeMerge } from './propose-merge.ts';
import { undoMerge } from './undo-merge.ts';

export function mergeRoutes(route: Route): void {
  route(contract.compareRecords, (deps, actor, { query }) => compareRecords(deps, actor, query));
  route(contract.listMerges, (deps, actor, { query }) => listMerges(deps, actor, query.pud));
  route(contract.proposeMerge, {
    before: (deps, actor, { body }) => countChange(deps, actor, body.kept),
    handle: (deps, actor, { body }) => proposeMerge(deps, actor, body),
  });
  route(contract.agreeToMerge, (deps, actor, { params, body }) => agreeToMerge(deps, actor, params.id, body));
  route(contract.declineMerge, (deps, actor, { params }) => declineMerge(deps, actor, params.id));
  route(contract.undoMerge, (deps, actor, { params, body }) => undoMerge(deps, actor, params.id, body));
}
