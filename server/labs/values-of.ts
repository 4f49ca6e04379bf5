import type { LabValue } from '#contract/labs/lab-results.ts';
import type { LabOrderRow } from './store.ts';

/** Results from before there were critical limits have none. */
export const valuesOf = (row: Pick<LabOrderRow, 'measured'>): LabValue[] =>
  ((row.measured ?? []) as LabValue[]).map((value) => ({ ...value, criticalLimit: value.criticalLimit ?? null }));
