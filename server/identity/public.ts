// The parts of the store that later modules may use.
import type { Language } from '#contract/language/language.ts';
import type { Database } from '../db/connect.ts';
import { accountById } from './store.ts';

export { needsSecondFactor } from './policy.ts';

/** Everyone who works under this role. */
/** Finds people and changes their contact. The calling module checks who asks, and writes the audit entry. */
export {
  accountById as findAccountById,
  accountByLogin as findAccount,
  accountIdsOf as findAccountsOf,
  accountsByEmail as findAccountsByEmail,
  setContact as changeContact,
} from './store.ts';

/** English for whoever has chosen none. */
export const languageOf = async (db: Database, accountId: string): Promise<Language> =>
  (await accountById(db, accountId))?.language ?? 'en';

export const hasSecondFactor = async (db: Database, accountId: string): Promise<boolean> =>
  Boolean((await accountById(db, accountId))?.second_factor_since);
