import type { Role } from '#contract/endpoint.ts';
import type { Database } from '../db/connect.ts';
import { accountIdsOf } from './store.ts';

/** Everyone who works under this role, for news that concerns them all. */
export const findAccountsOf = (db: Database, role: Role): Promise<string[]> => accountIdsOf(db, role);
