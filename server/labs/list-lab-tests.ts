import type { LabMeasure, LabTest } from '#contract/labs/lab-orders.ts';
import type { Deps } from '../platform/deps.ts';
import { openLabTests } from './store.ts';

export async function listLabTests({ db }: Pick<Deps, 'db'>): Promise<LabTest[]> {
  const rows = await openLabTests(db);
  return rows.map(({ id, name, category, indication, loinc, measures }) => {
    return { id, name, category, indication, loinc, measures: measures as LabMeasure[] };
  });
}
