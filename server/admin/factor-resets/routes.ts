import { DAY_MS } from '#contract/durations.ts';
import * as contract from '#contract/staffing/factor-resets.ts';
import type { Route } from '#server/platform/route.ts';
import { administratorsWithoutHandIn } from '../store.ts';
import { askForReset } from './ask-for-reset.ts';
import { approveReset, stopReset } from './end-reset.ts';
import { presentReset } from './present.ts';
import { latestResets, openResetOf } from './store.ts';

const SHOWN_FOR_MS = 30 * DAY_MS;

export function factorResetRoutes(route: Route): void {
  route(contract.listFactorResets, async ({ db, clock }, actor) => {
    const rows = await latestResets(db, new Date(clock.now().getTime() - SHOWN_FOR_MS));
    const free = await administratorsWithoutHandIn(
      db,
      rows.map((row) => row.asked_by),
    );
    return rows.map((row) => presentReset(actor, row, free.get(row.asked_by)));
  });
  route(contract.askForFactorReset, (deps, actor, { params, body }) =>
    askForReset(deps, actor, { accountId: params.id, ...body }),
  );
  route(contract.approveFactorReset, (deps, actor, { params }) => approveReset(deps, actor, params.id));
  route(contract.stopFactorReset, (deps, actor, { params }) => stopReset(deps, actor, params.id));
  route(contract.readOwnFactorReset, async ({ db }, actor) => {
    const row = await openResetOf(db, actor.accountId);
    return { reset: row ? presentReset(actor, row) : null };
  });
}
