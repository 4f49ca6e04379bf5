import * as contract from '#contract/reports.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import type { Route } from '#server/platform/route.ts';
import { exportReport } from './export-report.ts';
import { readReport } from './read-report.ts';
import { todayOf } from './report-scope.ts';

export function reportRoutes(route: Route): void {
  route(contract.readReport, (deps, actor, { query }) => readReport(deps, actor, query));
  route(contract.exportReport, async (deps, actor, { query }, http) => {
    await sendCsv(http, `report-${todayOf(deps)}.csv`, exportReport(deps, actor, query));
    return '';
  });
}
