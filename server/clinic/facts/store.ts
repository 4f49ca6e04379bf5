import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** The newest of each. */
export const newestFacts = (db: Database) =>
  db
    .selectFrom('clinic_facts')
    .innerJoin('accounts', 'accounts.id', 'clinic_facts.set_by')
    .distinctOn('clinic_facts.fact')
    .selectAll('clinic_facts')
    .select('accounts.name as setter')
    .orderBy('clinic_facts.fact')
    .orderBy('clinic_facts.number', 'desc')
    .execute();

export type FactRow = Awaited<ReturnType<typeof newestFacts>>[number];

/** One change after the other: the version that was read still holds at the write. */
export const lockFacts = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('clinic-facts', 0))`.execute(tx);

type NewFact = { fact: FactRow['fact']; value: string | null; set_by: string; set_at: Date };

export const insertFacts = (tx: Tx, facts: NewFact[]) => tx.insertInto('clinic_facts').values(facts).execute();
