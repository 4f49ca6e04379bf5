// What is confidential does not exist for whoever acts for a patient. Their call runs in a transaction in which the names of the
// tables mean the views of the schema `withheld` (server/db/grants.sql): every query, also one of tomorrow, leaves it out.
import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Caller } from '../actor.ts';

export async function withheldFrom<Needs extends { db: Database }, Answer>(
  deps: Needs,
  { acting, patientId, accountId }: Caller,
  work: (deps: Needs) => Promise<Answer>,
): Promise<Answer> {
  if (!acting?.withholds || !patientId) return work(deps);
  const { withholds } = acting;
  return transaction(deps.db, async (tx) => {
    await withhold(tx, { patientId, withholds, accountId });
    return work({ ...deps, db: tx });
  });
}

/** `accountId`: who asks; in the trail they read what they did themselves. */
type Withheld = { patientId: string; withholds: 'all' | 'marked'; accountId?: string | null };

/** Holds until the transaction ends. Without the views it fails: a search path alone would pass over a schema that is not there. */
export async function withhold(tx: Database, { patientId, withholds, accountId = null }: Withheld): Promise<void> {
  await sql`lock table withheld.appointments in access share mode`.execute(tx);
  await sql`select set_config('nadi.acting_for', ${patientId}, true), set_config('nadi.withholds', ${withholds}, true),
    set_config('nadi.actor', ${accountId ?? ''}, true), set_config('search_path', 'withheld, public', true)`.execute(
    tx,
  );
}
