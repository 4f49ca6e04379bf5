// Accounts, and what is counted before a login. Sessions and known browsers are in sessions/store.ts.
import { randomUUID } from 'node:crypto';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database, Tx } from '../db/connect.ts';
import { executePrepared } from '../db/prepared-statements.ts';
import type { DB } from '../db/rows.generated.ts';
import { addressHash, phoneHash, sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';

export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountByLogin>>>;

/** The app or a passkey, whichever came first. */
const firstPasskey = sql<Date | null>`(select min(created_at) from passkeys where passkeys.account_id = accounts.id)`;
const factorSince = sql<Date | null>`coalesce(second_factors.confirmed_at, ${firstPasskey})`;

const accounts = (db: Database) =>
  db
    .selectFrom('accounts')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.account_id', '=', 'accounts.id').on('second_factors.confirmed_at', 'is not', null),
    )
    .selectAll('accounts')
    .select(factorSince.as('second_factor_since'));

export const accountByLogin = (db: Database, role: Role, login: string) =>
  accounts(db)
    .where('accounts.role', '=', role)
    .$if(role !== 'patient', (found) => found.where('accounts.login_hash', '=', addressHash(db, login)))
    .$if(role === 'patient', (found) =>
      found.where((where) =>
        where(
          'accounts.id',
          '=',
          // A PUD from before two records were merged leads to the login that stayed, or was made since.
          sql<string>`coalesce((select account_id from former_logins where login = ${login}),
          (with recursive merged (id) as (
              select kept_id from patient_merges where other_pud = ${login} and state = 'done'
              union select later.kept_id from merged join patient_merges later
                on later.other_id = merged.id and later.state = 'done')
            select patients.account_id from merged join patients on patients.id = merged.id),
          (select id from accounts own where own.role = ${role} and own.login = ${login}))`,
        ),
      ),
    )
    .executeTakeFirst();

export const accountById = (db: Database, id: string) => accounts(db).where('accounts.id', '=', id).executeTakeFirst();

export const accountsByEmail = (db: Database, role: Role, email: string) =>
  accounts(db)
    .where('accounts.role', '=', role)
    // Rows from before addresses were sealed have no hash until their turn comes.
    .where(
      sql<SqlBool>`(accounts.email_hash = ${addressHash(db, email)}
        or (accounts.email_hash is null and lower(accounts.email) = ${email.toLowerCase()}))`,
    )
    .where('accounts.disabled_at', 'is', null)
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .execute();

/** False where it was this one before. */
export async function setLanguage(tx: Tx, accountId: string, language: Language): Promise<boolean> {
  const set = await tx
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', accountId)
    .where('language', 'is distinct from', language)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}

export async function insertAccount(tx: Tx, account: Insertable<DB['accounts']>): Promise<string> {
  const id = randomUUID();
  const { role, login } = account;
  const isAddress = role !== 'patient';
  await tx
    .insertInto('accounts')
    .values({
      ...account,
      id,
      login: isAddress ? await sealText(tx, { column: SEALED.accountLogin, owner: id, row: [id] }, login) : login,
      login_hash: isAddress ? addressHash(tx, login) : null,
      ...(await sealedContact(tx, id, account)),
    })
    .execute();
  return id;
}

type Contact = { email?: string | null | undefined; phone?: string | null | undefined };

async function sealedContact(tx: Tx, id: string, { email, phone }: Contact) {
  const cell = { owner: id, row: [id] };
  return {
    ...(email === undefined
      ? {}
      : {
          email: await sealText(tx, { ...cell, column: SEALED.accountEmail }, email),
          email_hash: email === null ? null : addressHash(tx, email),
        }),
    ...(phone === undefined
      ? {}
      : {
          phone: await sealText(tx, { ...cell, column: SEALED.accountPhone }, phone),
          phone_hash: phone === null ? null : phoneHash(tx, phone),
        }),
  };
}

export async function noteLogin(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ last_login_at: now }).where('id', '=', accountId).execute();
}

/** Whoever disables it or changes its role waits until the transaction ends. Not shared: a login writes the row as well. */
export async function lockOpenAccount(tx: Tx, { id, role }: { id: string; role: Role }): Promise<boolean> {
  const text = `select id from accounts where id = $1 and role = $2 and disabled_at is null for no key update`;
  return (await executePrepared(tx, { text, values: [id, role] })).length > 0;
}

type Attempt = { key: Buffer; now: Date; lockUntil: Date; longAgo: Date; most: number };

/** Counts one more try and says where that leaves the counter; `most` + 1 while it is locked. */
export async function countOneMore(db: Database, { key, now, lockUntil, longAgo, most }: Attempt) {
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    insert into login_attempts as a (key, failures, updated_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case
        when a.locked_until > ${now} then ${most + 1}::int
        when a.locked_until is not null or a.updated_at < ${longAgo} then 1
        else a.failures + 1 end,
      locked_until = case
        when a.locked_until > ${now} then a.locked_until
        when a.locked_until is not null or a.updated_at < ${longAgo} then null
        when a.failures + 1 >= ${most}::int then ${lockUntil}::timestamptz end,
      updated_at = ${now}
    returning failures, locked_until`.execute(db);
  return rows[0];
}

export async function deleteAttempts(db: Database, keys: Buffer[]): Promise<void> {
  await db.deleteFrom('login_attempts').where('key', 'in', keys).execute();
}

type Ages = { now: Date; aDayAgo: Date; aMonthAgo: Date };

export const deletionsOfExpired = (db: Database, { now, aDayAgo, aMonthAgo }: Ages) => ({
  sessions: db.deleteFrom('sessions').where('ends_at', '<', aMonthAgo),
  known_browsers: db.deleteFrom('known_browsers').where('expires_at', '<', now),
  login_attempts: db.deleteFrom('login_attempts').where('updated_at', '<', aDayAgo),
  password_links: db.deleteFrom('password_links').where('expires_at', '<', aMonthAgo),
  passkey_challenges: db.deleteFrom('passkey_challenges').where('expires_at', '<', now),
  idempotency_keys: db.deleteFrom('idempotency_keys').where('created_at', '<', aDayAgo),
  rate_counters: db.deleteFrom('rate_counters').where('window_start', '<', aDayAgo),
});

export async function setContact(
  tx: Tx,
  accountId: string,
  contact: { name?: string; email?: string | null; phone?: string },
): Promise<void> {
  const sealed = await sealedContact(tx, accountId, contact);
  await tx
    .updateTable('accounts')
    .set({ ...(contact.name === undefined ? {} : { name: contact.name }), ...sealed })
    .where('id', '=', accountId)
    .execute();
}

/** False when it was so already. */
export async function setDisabled(tx: Tx, accountId: string, disabledAt: Date | null): Promise<boolean> {
  const changed = await tx
    .updateTable('accounts')
    .set({ disabled_at: disabledAt })
    .where('id', '=', accountId)
    .where('disabled_at', disabledAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export const peopleByIds = (db: Database, ids: string[]) =>
  db
    .selectFrom('accounts')
    .leftJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.role', 'clinicians.title'])
    .where('accounts.id', 'in', ids)
    .execute();

export async function accountIdsOf(db: Database, role: Role): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', role)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
