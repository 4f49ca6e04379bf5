import * as contract from '#contract/patients/data-export.ts';
import type { Route } from '../platform/route.ts';
import { exportData } from './export-data.ts';

export function dataExportRoutes(route: Route): void {
  route(contract.exportData, (deps, actor, { params }) => exportData(deps, actor, params.id));
}
