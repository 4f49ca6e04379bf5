import * as contract from '#contract/patients/erasures.ts';
import type { Route } from '#server/platform/route.ts';
import { administratorsWithoutHandIn } from '../store.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { approveErasure, stopErasure } from './decide-erasure.ts';
import { presentErasure } from './present.ts';
import { latestErasures } from './store.ts';

export function erasureRoutes(route: Route): void {
  route(contract.listErasures, async ({ db, clock }, actor) => {
    const rows = await latestErasures(db, clock.now());
    const askers = rows.map((row) => row.asked_by);
    const free = await administratorsWithoutHandIn(db, askers);
    return rows.map((row) => presentErasure(actor, row, clock.now(), free.get(row.asked_by)));
  });
  route(contract.askForErasure, (deps, actor, { body }) => askForErasure(deps, actor, body));
  route(contract.approveErasure, (deps, actor, { params }) => approveErasure(deps, actor, params.id));
  route(contract.stopErasure, (deps, actor, { params }) => stopErasure(deps, actor, params.id));
}
