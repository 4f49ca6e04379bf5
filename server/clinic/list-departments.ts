import type { Department } from '#contract/clinic.ts';
import type { Database } from '../db/connect.ts';
import { departments } from './store.ts';

/** Those that are open, in the clinic's own order. */
export const listDepartments = (db: Database): Promise<Department[]> => departments(db);
