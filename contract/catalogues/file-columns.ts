// The columns of each catalogue's file, the same for writing and for reading.
import type { Catalogue } from './entries.ts';

export const CATALOGUE_COLUMNS: Record<Catalogue, readonly string[]> = {
  medicine: [
    ...['name', 'category', 'indication', 'ingredients', 'forms', 'routes', 'amount', 'unit'],
    ...['mg per unit', 'frequency', 'days', 'gap hours', 'most in 24 hours'],
  ],
  test: [
    ...['name', 'category', 'indication', 'loinc', 'measure', 'unit', 'measure loinc'],
    ...['sex', 'from months', 'until months', 'low', 'high'],
  ],
  diagnosis: ['code', 'name', 'terms'],
};

/** Several values in one cell. */
export const BETWEEN = '|';
