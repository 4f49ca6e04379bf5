import * as exportContract from '#contract/trail/exports.ts';
import * as contract from '#contract/trail/trail.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { nextPage } from '#server/platform/next-page.ts';
import type { Route } from '#server/platform/route.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { askForCheck } from './ask-for-check.ts';
import { exportTrail } from './export-trail.ts';
import { approveExport, askForExport, listExports, stopExport } from './exports/ask-for-export.ts';
import { listTrail } from './list-trail.ts';
import { readTrailState } from './read-state.ts';
import { exportReport, reportAccess } from './report-access.ts';

export function trailRoutes(route: Route): void {
  route(contract.listTrail, async (deps, actor, { query }, http) => {
    const { limit = 50, after = null, ...filter } = query;
    const lines = await listTrail(deps, actor, filter, { limit, after });
    if (lines.length === limit) nextPage(http, lines.at(-1)?.id);
    return lines;
  });
  route(exportContract.listTrailExports, (deps, actor) => listExports(deps, actor));
  route(exportContract.askForTrailExport, (deps, actor, { body }) => askForExport(deps, actor, body));
  route(exportContract.approveTrailExport, (deps, actor, { params }) => approveExport(deps, actor, params.id));
  route(exportContract.stopTrailExport, (deps, actor, { params }) => stopExport(deps, actor, params.id));
  route(exportContract.takeTrailExport, async (deps, actor, { params }, http) => {
    await sendCsv(http, fileName(deps, 'audit-trail'), exportTrail(deps, actor, params.id));
    return '';
  });
  route(contract.readTrailState, (deps) => readTrailState(deps));
  route(contract.askForTrailCheck, (deps, actor) => askForCheck(deps, actor));
  route(contract.readAccessReport, (deps, actor, { query }) => reportAccess(deps, actor, query));
  route(contract.exportAccessReport, async (deps, actor, { query }, http) => {
    await sendCsv(http, fileName(deps, 'access-report'), exportReport(deps, actor, query));
    return '';
  });
}

const fileName = ({ clock, config }: Deps, what: string) => `${what}-${dayIn(config.clinic.timeZone, clock.now())}.csv`;
