// For the rooms that come after: accounts by what a person knows of them.
import type { Role } from '#contract/endpoint.ts';
import type { Database } from '../db/connect.ts';
import { type AccountRow, accountById, accountByLogin, accountsByEmail } from './store.ts';

export const findAccount = (db: Database, role: Role, login: string): Promise<AccountRow | undefined> =>
  accountByLogin(db, role, login);

export const findAccountsByEmail = (db: Database, role: Role, email: string): Promise<AccountRow[]> =>
  accountsByEmail(db, role, email);

export const hasSecondFactor = async (db: Database, accountId: string): Promise<boolean> =>
  Boolean((await accountById(db, accountId))?.second_factor_since);
