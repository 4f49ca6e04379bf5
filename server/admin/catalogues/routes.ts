import * as contract from '#contract/catalogues/catalogues.ts';
import { listSafetyTable } from '#server/pharmacy/catalogue/list-safety-table.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import type { Route } from '#server/platform/route.ts';
import { importCatalogue, previewImport } from './files/import-file.ts';
import { writeFile } from './files/write-file.ts';
import { keepEntry, retireEntry } from './keep-entry.ts';
import { listCatalogue, listVersions } from './list-catalogue.ts';

export function catalogueRoutes(route: Route): void {
  route(contract.listCatalogue, (deps, _actor, { query }) => listCatalogue(deps, query));
  route(contract.listVersions, (deps, _actor, { params }) => listVersions(deps, params.id));
  route(contract.keepEntry, (deps, actor, { body }) => keepEntry(deps, actor, body));
  route(contract.retireEntry, async (deps, actor, { params }) => {
    await retireEntry(deps, actor, params.id);
    return { message: 'Retired.' };
  });
  route(contract.listSafetyTable, async (_deps, _actor, { query }) => listSafetyTable(query));
  route(contract.exportCatalogue, async (deps, actor, { query }, http) => {
    const { kind = 'medicine' } = query;
    await sendCsv(http, `${kind}-catalogue.csv`, writeFile(deps, actor, kind));
    return '';
  });
  route(contract.previewImport, (deps, _actor, { body }) => previewImport(deps, body));
  route(contract.importCatalogue, (deps, actor, { body }) => importCatalogue(deps, actor, body));
}
