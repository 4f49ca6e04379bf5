// What the rooms below may ask of the store.
import type { Database } from '../db/connect.ts';
import { accountById } from './store.ts';

export { needsSecondFactor } from './policy.ts';

/** Everyone who works under this role. */
/** How a person is called and reached. The room that changes it has checked who asks, and records it. */
export {
  accountByLogin as findAccount,
  accountIdsOf as findAccountsOf,
  accountsByEmail as findAccountsByEmail,
  setContact as changeContact,
} from './store.ts';

export const hasSecondFactor = async (db: Database, accountId: string): Promise<boolean> =>
  Boolean((await accountById(db, accountId))?.second_factor_since);
