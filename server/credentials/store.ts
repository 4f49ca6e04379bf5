import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { CLINIC } from '../db/sealed/data-keys.ts';
import { sealBytes, sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { isMailedTo } from '../platform/mail/is-mailed-to.ts';

type Forgotten = Insertable<DB['forgotten']> & { login: string | null; email: string };

export async function insertForgotten(db: Database, forgotten: Forgotten): Promise<void> {
  const id = randomUUID();
  const cell = { owner: CLINIC, row: [id] };
  const login = await sealText(db, { ...cell, column: SEALED.forgottenLogin }, forgotten.login);
  const email = await sealText(db, { ...cell, column: SEALED.forgottenEmail }, forgotten.email);
  await db
    .insertInto('forgotten')
    .values({ ...forgotten, id, login, email })
    .execute();
}

/** The oldest first. */
export const waitingForgotten = (db: Database) =>
  db.selectFrom('forgotten').select('id').orderBy('asked_at').limit(20).execute();

/** Takes a request off the list; two servers never take the same one. */
export const takeForgotten = (tx: Tx, id: string) =>
  tx
    .deleteFrom('forgotten')
    .where('id', 'in', (free) =>
      free.selectFrom('forgotten').select('id').where('id', '=', id).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

export const linksMadeSince = (db: Database, accountId: string, since: Date, now: Date) =>
  db
    .selectFrom('password_links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset')
    .where('made_at', '>', since)
    .select([
      sql<number>`count(*)::int`.as('made'),
      sql<boolean>`coalesce(bool_or(used_at is null and expires_at > ${now}), false)`.as('isOneOpen'),
    ])
    .executeTakeFirstOrThrow();

export async function healthIdMailsSince(db: Database, to: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .where('kind', '=', 'health-id')
    .where(isMailedTo(db, to))
    .where('queued_at', '>', since)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const openLink = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('password_links')
    .innerJoin('accounts', 'accounts.id', 'password_links.account_id')
    .where('password_links.token_hash', '=', tokenHash)
    .where('password_links.used_at', 'is', null)
    .where('password_links.expires_at', '>', now)
    .where('accounts.disabled_at', 'is', null)
    .select([
      'accounts.id',
      'accounts.role',
      'accounts.login',
      'accounts.name',
      'accounts.email',
      'accounts.phone',
      'password_links.purpose',
    ])
    .executeTakeFirst();

/** Links of this kind that were mailed before stop working. */
export async function replaceLinks(tx: Tx, link: Insertable<DB['password_links']>): Promise<void> {
  await tx
    .updateTable('password_links')
    .set({ used_at: link.made_at })
    .where('account_id', '=', link.account_id)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .execute();
  await tx.insertInto('password_links').values(link).execute();
}

/** Stores a new password and voids every link that could set another one. */
export async function storePassword(tx: Tx, accountId: string, passwordHash: string | null, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
  await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

export const passwordHashOf = async (db: Database, accountId: string): Promise<string | null> =>
  (await db.selectFrom('accounts').select('password_hash').where('id', '=', accountId).executeTakeFirst())
    ?.password_hash ?? null;

/** True for exactly one of those who try at once. */
export async function spendLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export const secondFactorOf = (db: Database, accountId: string) =>
  db.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** One that is in use is not replaced (false); one that was begun and never confirmed is. */
export async function beginSecondFactor(db: Database, accountId: string, sealedSecret: Buffer): Promise<boolean> {
  const sealed_secret = await sealBytes(db, accountId, sealedSecret);
  const stored = await db
    .insertInto('second_factors')
    .values({ account_id: accountId, sealed_secret })
    .onConflict((begun) =>
      begun
        .column('account_id')
        .doUpdateSet({ sealed_secret, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

export async function turnSecondFactorOn(tx: Tx, accountId: string, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('second_factors').set({ confirmed_at: now }).where('account_id', '=', accountId).execute();
  await openEnrolled(tx, sessionId);
}

/** Someone who had to enrol before anything else may now go on. */
export async function openEnrolled(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ stage: 'open' })
    .where('id', '=', sessionId)
    .where('stage', '=', 'enrolling')
    .execute();
}

/** The app and every passkey: for an account that is taken out of the hands that held it. */
export async function deleteEveryFactor(tx: Tx, accountId: string): Promise<void> {
  await deleteSecondFactor(tx, accountId);
  await tx.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
}

export async function deleteSecondFactor(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
}

/** The step moves forward only: a code that was used, or an older one, changes no row. */
export async function takeStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function spendRecoveryCode(
  db: Database,
  accountId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

const SETUP_TOKEN = 'first_administrator_token';

export async function hasAdministrator(db: Database): Promise<boolean> {
  const any = await db.selectFrom('accounts').where('role', '=', 'admin').select('id').limit(1).executeTakeFirst();
  return any !== undefined;
}

export async function keepSetupToken(db: Database, tokenHash: Buffer): Promise<void> {
  const value = JSON.stringify(tokenHash.toString('base64'));
  await db
    .insertInto('settings')
    .values({ key: SETUP_TOKEN, value })
    .onConflict((earlier) => earlier.column('key').doUpdateSet({ value }))
    .execute();
}

export async function spendSetupToken(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const used = await tx
    .deleteFrom('settings')
    .where('key', '=', SETUP_TOKEN)
    .where(sql<boolean>`value = ${JSON.stringify(tokenHash.toString('base64'))}::jsonb`)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function insertAdministratorFacts(tx: Tx, accountId: string): Promise<void> {
  await tx.insertInto('clinicians').values({ account_id: accountId, title: 'Administrator' }).execute();
}
