import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { addressHash } from '#server/db/sealed/open-results.ts';

/** Of the table `mails`: to this address, in any spelling. Rows from before addresses were sealed have no hash until their turn comes. */
export const isMailedTo = (db: Database, email: string): RawBuilder<boolean> =>
  sql<boolean>`(mails.to_hash = ${addressHash(db, email)}
    or (mails.to_hash is null and lower(mails.to_address) = ${email.toLowerCase()}))`;
