import { type Insertable, sql } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import { askTogether } from '#server/db/ask-together.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { executeLater, executePrepared } from '#server/db/prepared-statements.ts';
import type { DB } from '#server/db/rows.generated.ts';

export type SessionRow = {
  session_id: string;
  account_id: string;
  role: Role;
  stage: 'open' | 'second-factor' | 'enrolling';
  started_at: Date;
  seen_at: Date;
  ends_at: Date;
  locked_at: Date | null;
  licence_ends_on: string | null;
  proven_until: Date | null;
  patient_id: string | null;
  is_held: boolean;
};

// Written out, because every call sends it.
const FIND_SESSION = `
  select s.id as session_id, s.account_id, a.role, s.stage, s.started_at, s.seen_at, s.ends_at, s.locked_at,
    c.licence_ends_on::text, s.proven_until, own.patient_id, p.record_held_since is not null as is_held
  from sessions s join accounts a on a.id = s.account_id left join clinicians c on c.account_id = a.id
  left join patient_access own on own.account_id = a.id and own.relation = 'self' and own.ended_at is null
  left join patients p on p.id = own.patient_id
  where s.token_hash = $1 and s.ended_at is null and s.ends_at > $2 and a.disabled_at is null`;

export async function sessionByToken(db: Database, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const [row] = await askTogether<SessionRow>(db, { text: FIND_SESSION, values: [tokenHash, now] });
  return row;
}

/** Whatever has become of it. */
export const sessionById = (db: Database, id: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.account_id', 'sessions.ended_at', 'accounts.disabled_at'])
    .where('sessions.id', '=', id)
    .executeTakeFirst();

export async function openSessions(db: Database, now: Date, whose: { ids?: string[]; accountId?: string }) {
  let query = db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('sessions')
    .select('accounts.role')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.ends_at', '>', now)
    .where('accounts.disabled_at', 'is', null);
  if (whose.ids) query = query.where('sessions.id', 'in', whose.ids);
  if (whose.accountId) query = query.where('sessions.account_id', '=', whose.accountId);
  return query.orderBy('sessions.seen_at', 'desc').execute();
}

export const meBySession = (db: Database, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .leftJoin('departments', 'departments.id', 'clinicians.department_id')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .leftJoin('patients', 'patients.account_id', 'accounts.id')
    .where('sessions.id', '=', sessionId)
    .select([
      'accounts.id',
      'accounts.role',
      'accounts.login',
      'accounts.name',
      'accounts.email',
      'accounts.phone',
      'patients.id as patient_id',
      'patients.record_held_since',
      'clinicians.title',
      'departments.name as department',
      'second_factors.confirmed_at as app_since',
      sql<number>`(select count(*)::int from passkeys where passkeys.account_id = accounts.id)`.as('passkeys'),
      sql<boolean>`sessions.pin_hash is not null`.as('has_pin'),
      'accounts.language',
      'sessions.stage',
      'sessions.started_at',
      'sessions.seen_at',
      'sessions.ends_at',
      'sessions.locked_at',
    ])
    .executeTakeFirst();

/** Reads the accounts that have logged in with this browser, the latest first. */
export async function browsersByTokens(db: Database, tokenHashes: Buffer[], now: Date) {
  if (tokenHashes.length === 0) return [];
  return db
    .selectFrom('known_browsers')
    .innerJoin('accounts', 'accounts.id', 'known_browsers.account_id')
    .where('known_browsers.token_hash', 'in', tokenHashes)
    .where('known_browsers.expires_at', '>', now)
    .select(['known_browsers.id', 'known_browsers.token_hash', 'known_browsers.account_id'])
    .select(['known_browsers.is_remembered', 'accounts.role', 'accounts.login', 'accounts.name'])
    .orderBy('known_browsers.expires_at', 'desc')
    .execute();
}

export async function browserIdsOf(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('known_browsers').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

export async function insertSession(tx: Tx, session: Insertable<DB['sessions']>): Promise<string> {
  const { id } = await tx.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function endSessionOfToken(tx: Tx, tokenHash: Buffer, now: Date): Promise<string | null> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended?.id ?? null;
}

const MOVE_NOTICES = `update push_subscriptions set session_id = $2 from sessions
  where sessions.token_hash = $1 and sessions.account_id = $3 and push_subscriptions.session_id = sessions.id`;

/** Call it before the old session ends: the notices of a browser end with its session. */
export async function moveNoticesOfBrowser(
  tx: Tx,
  tokenHash: Buffer,
  { sessionId, accountId }: { sessionId: string; accountId: string },
): Promise<void> {
  await executeLater(tx, { text: MOVE_NOTICES, values: [tokenHash, sessionId, accountId] });
}

/** Returns when the session ends; null when it is over. */
export async function replaceToken(tx: Tx, sessionId: string, tokenHash: Buffer, now: Date): Promise<Date | null> {
  const renewed = await tx
    .updateTable('sessions')
    .set({ token_hash: tokenHash, seen_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('ends_at')
    .executeTakeFirst();
  return renewed?.ends_at ?? null;
}

/** All sessions of the account, or one of them, or all but one. */
export async function endSessionsOf(
  tx: Tx,
  now: Date,
  { accountId, only, except }: { accountId: string; only?: string; except?: string },
): Promise<string[]> {
  let query = tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    // Also those that ran out: a browser takes notices for as long as its session is not ended.
    .where('ended_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '<>', except);
  const ended = await query.returning(['id', 'ends_at']).execute();
  return ended.filter(({ ends_at }) => ends_at > now).map(({ id }) => id);
}

// The disk is not waited for: after a power cut somebody was last seen half a second earlier.
const NOTE_ACTIVITY = `with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
  update sessions set seen_at = $1 from unhurried where id = $2`;

export async function noteActivity(db: Database, sessionId: string, now: Date): Promise<void> {
  await executePrepared(db, { text: NOTE_ACTIVITY, values: [now, sessionId] });
}

export async function setLock(
  tx: Tx,
  sessionId: string,
  lock: { locked_at: Date | null; seen_at?: Date; proven_until?: null },
): Promise<void> {
  await tx.updateTable('sessions').set(lock).where('id', '=', sessionId).execute();
}

export async function storePin(tx: Tx, sessionId: string, pinHash: string): Promise<void> {
  await tx.updateTable('sessions').set({ pin_hash: pinHash, pin_failures: 0 }).where('id', '=', sessionId).execute();
}

/** Undefined when there is no PIN, or all tries are used up. */
export const countPinTry = (db: Database, sessionId: string, most: number) =>
  db
    .updateTable('sessions')
    .set({ pin_failures: sql`pin_failures + 1` })
    .where('id', '=', sessionId)
    .where('pin_hash', 'is not', null)
    .where('pin_failures', '<', most)
    .where('ended_at', 'is', null)
    .returning(['pin_hash', 'pin_failures'])
    .executeTakeFirst();

export async function forgivePinTries(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ pin_failures: 0 }).where('id', '=', sessionId).execute();
}

export async function setProven(tx: Tx, sessionId: string, until: Date): Promise<void> {
  await tx.updateTable('sessions').set({ proven_until: until }).where('id', '=', sessionId).execute();
}

export async function replaceBrowsers(
  tx: Tx,
  earlierIds: string[],
  browser: Insertable<DB['known_browsers']>,
): Promise<void> {
  if (earlierIds.length > 0) await tx.deleteFrom('known_browsers').where('id', 'in', earlierIds).execute();
  await tx.insertInto('known_browsers').values(browser).execute();
}
