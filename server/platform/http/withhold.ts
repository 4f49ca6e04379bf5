// What is confidential does not exist for whoever acts for a patient. Their call runs in a transaction in which the names of the
// tables mean the views of the schema `withheld` (server/db/grants.sql): every query, also one of tomorrow, leaves it out.
import { sql } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Caller } from '../actor.ts';

export async function withheldFrom<Needs extends { db: Database }, Answer>(
  deps: Needs,
  { acting, patientId, accountId, isHeld }: Caller,
  { part }: Pick<Endpoint, 'part'>,
  work: (deps: Needs) => Promise<Answer>,
): Promise<Answer> {
  // A code may have come into other hands than the patient's: until someone has seen them, they are shown nothing private.
  const isUnseen = isHeld && !acting && part !== undefined && part !== 'own';
  const withholds = isUnseen ? 'all' : acting?.withholds;
  if (!withholds || !patientId) return work(deps);
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
