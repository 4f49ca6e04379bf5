import { sql } from 'kysely';
import type { Tx } from '#server/db/connect.ts';

/** Until the transaction ends, another import waits. */
export const lockCatalogue = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('catalogues', 0))`.execute(tx);
