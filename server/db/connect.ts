import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { askingTogether, makeTrips } from './ask-together.ts';
import { columnParsers } from './column-parsers.ts';
import { preparing } from './prepared-statements.ts';
import type { DB } from './rows.generated.ts';
import { OpenResults } from './sealed/open-results.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** For data keys: who holds a connection of the pool and needs a key must not wait for another of the same. */
  keyPool: pg.Pool;
  /** Opens sealed cells once it has keys (open-keys.ts). */
  sealed: OpenResults;
  /** While this returns true, a request for a connection fails at once instead of waiting for one that never comes. */
  refuseWhile(isHanging: () => boolean): void;
  /** How long whoever has waited longest for a connection has been waiting by now. */
  longestWaitMs(): number;
  /** Ends every connection without asking the server: what is under way fails at once. */
  breakConnections(): void;
  /** All that its connections ever received: while it grows the server is alive. */
  bytesRead(): number;
  close(): Promise<void>;
};

type Limits = {
  max?: number;
  statementTimeoutMs?: number;
  /** False behind a pooler that hands one connection to several in turn. */
  isPreparing?: boolean;
  /** Called for connections that broke; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void;
};

const KEPT_IDLE_MS = 30 * 60_000;

class DatabaseHangs extends Error {
  // PostgreSQL's own for a connection that cannot be made.
  readonly code = '08001';
  constructor() {
    super('The database does not answer.');
  }
}

export function openDatabase(url: string, limits: Limits = {}): OpenDatabase {
  const lost = limits.onConnectionLost ?? (() => {});
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'nadi',
    max: limits.max ?? 10,
    statement_timeout: limits.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // What a connection has prepared is planned five times before PostgreSQL keeps a plan, and a new one logs in first: one that
    // was needed in a busy moment is kept for the next.
    idleTimeoutMillis: KEPT_IDLE_MS,
    // A caller learns within five seconds that the database does not answer.
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    types: columnParsers,
  });
  const keyPool = new pg.Pool({
    connectionString: url,
    application_name: 'nadi keys',
    max: 2,
    statement_timeout: limits.statementTimeoutMs ?? 15_000,
    idleTimeoutMillis: KEPT_IDLE_MS,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  keyPool.on('error', lost);
  // An 'error' event that nobody hears ends the process: idle connections report to the pool, borrowed ones to themselves.
  pool.on('error', lost);
  const prepared = preparing({ isOff: limits.isPreparing === false });
  const connections = new Set<pg.PoolClient>();
  const resets = new WeakMap<pg.PoolClient, () => void>();
  let readByClosed = 0;
  pool.on('remove', (client) => {
    connections.delete(client);
    readByClosed += socketOf(client).bytesRead;
  });
  pool.on('connect', (client) => {
    connections.add(client);
    client.on('error', () => {});
    resets.set(client, prepared.on(client).reset);
  });
  pool.on('acquire', (client) => resets.get(client)?.());

  keyPool.on('remove', (client) => void connections.delete(client));
  keyPool.on('connect', (client) => {
    connections.add(client);
    client.on('error', () => {});
  });

  let isHanging = () => false;
  // In the order in which they came, which is the order in which the pool serves them.
  const waiting = new Set<{ since: number }>();
  const connect = async () => {
    if (isHanging()) throw new DatabaseHangs();
    const mine = { since: performance.now() };
    waiting.add(mine);
    return pool.connect().finally(() => waiting.delete(mine));
  };
  const trips = makeTrips({ connect, drop: (client) => socketOf(client).destroy() });
  const longestWaitMs = () => {
    const [first] = waiting;
    return Math.max(first ? performance.now() - first.since : 0, trips.longestWaitMs());
  };
  const sealed = new OpenResults();
  const db = new Kysely<DB>({
    plugins: [sealed],
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  });
  askingTogether(db, async (statement) => sealed.openRows(await trips.ask(statement)));
  const refuseWhile = (hangs: () => boolean) => {
    isHanging = hangs;
  };
  const breakConnections = () => {
    for (const client of connections) socketOf(client).destroy();
  };
  const bytesRead = () => [...connections].reduce((sum, client) => sum + socketOf(client).bytesRead, readByClosed);
  const close = async () => {
    await Promise.all([db.destroy(), keyPool.end()]);
  };
  return { db, pool, keyPool, sealed, refuseWhile, longestWaitMs, breakConnections, bytesRead, close };
}

/** pg names no way to drop a connection that does not answer: end() waits for it. */
export const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void; bytesRead: number } } }).connection.stream;
