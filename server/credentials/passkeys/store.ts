import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';

type Purpose = Selectable<DB['passkey_challenges']>['purpose'];

export type PasskeyRow = Selectable<DB['passkeys']>;

export async function insertChallenge(db: Database, challenge: Insertable<DB['passkey_challenges']>): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

type Taken = { hash: Buffer; purpose: Purpose; sessionId: string | null; now: Date };

/** True for the one who answers it first. */
export async function takeChallenge(db: Database, { hash, purpose, sessionId, now }: Taken): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

export const passkeysOf = (db: Database, accountId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Keys of one account are added and removed one after the other: of the last two, one stays where one is needed. */
export async function lockPasskeysOf(tx: Tx, accountId: string): Promise<PasskeyRow[]> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return passkeysOf(tx, accountId);
}

export const passkeyByCredential = (db: Database, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export const insertPasskey = (tx: Tx, passkey: Insertable<DB['passkeys']>): Promise<PasskeyRow> =>
  tx.insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow();

/** False where the authenticator counted no further: the key may have been copied. One that does not count stays at zero. */
export async function takeCounter(db: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

type Own = { id: string; accountId: string };

export const setPasskeyName = (tx: Tx, { id, accountId }: Own, name: string): Promise<PasskeyRow | undefined> =>
  tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();

export async function deletePasskey(tx: Tx, { id, accountId }: Own): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
