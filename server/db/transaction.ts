import { type ConnectionProvider, Kysely, sql, Transaction } from 'kysely';
import type { Database, Tx } from './connect.ts';
import { markOutbox, withOutbox } from './outbox.ts';
import { executeLater, isOutdated } from './prepared-statements.ts';
import type { DB } from './rows.generated.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction. It may run again after a clash with another one, so it must touch nothing but `tx`.
 * Inside a transaction it runs in a savepoint: a caller that catches its error can go on.
 */
export async function transaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return inSavepoint(db as Tx, work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, committed } = await db
        .transaction()
        .execute(async (serialDb) => withOutbox(db, new Transaction<DB>((await withPipelining(serialDb)).props), work));
      committed();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !isClash(error)) throw error;
      // Two that clashed must not meet again at the same moment.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/**
 * Runs reads that do not wait for each other: those of one `Promise.all` travel together and run one after the other. Where
 * one of them writes, all that travelled with it succeed or none.
 */
export async function atOnce<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  const owed: Promise<unknown>[] = [];
  const result = await db.connection().execute(async (serialDb) => {
    const { props, end } = await withPipelining(serialDb);
    const own = new Kysely<DB>(props);
    OWED.set(own, { pool: db, owed });
    return work(own).finally(end);
  });
  await Promise.all(owed);
  return result;
}

const OWED = new WeakMap<Database, { pool: Database; owed: Promise<unknown>[] }>();

/**
 * What has to be done before anyone sees what was read here, but not through this connection. `atOnce` waits for it when it has
 * given the connection back; everywhere else the caller does.
 */
export async function beforeAnswer(db: Database, work: (pool: Database) => Promise<void>): Promise<void> {
  const own = OWED.get(db);
  if (!own) return work(db);
  const done = work(own.pool);
  // When the work of `atOnce` fails, nobody asks for this any more.
  done.catch(() => {});
  own.owed.push(done);
}

/**
 * Lets several statements be asked on one connection without waiting for each answer, as Kysely would. pipeline.ts keeps
 * their order.
 */
async function withPipelining(serialDb: Database) {
  const executor = serialDb.getExecutor();
  const connection = await executor.provideConnection(async (own) => own);
  let isOver = false;
  // When one of several fails, the others may go on asking. They must not reach whoever has the connection then.
  const provideConnection: ConnectionProvider['provideConnection'] = async (use) => {
    if (isOver) throw new Error('The connection was given back.');
    return use(connection);
  };
  return {
    props: {
      ...{ config: NOT_USED, driver: NOT_USED, dialect: NOT_USED },
      executor: executor.withConnectionProvider({ provideConnection }),
    },
    end: () => {
      isOver = true;
    },
  };
}

/** Kysely needs these parts only to find a connection; here it has one. */
const NOT_USED = {} as never;

let made = 0;

/**
 * A failed statement poisons its transaction until it is rolled back to a savepoint. This one travels with the first statement of the work; it
 * has a name of its own, so that nobody rolls back to an earlier one when it was never set, because what travelled before it failed.
 */
async function inSavepoint<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  made += 1;
  const name = `joined_${made}`;
  await executeLater(tx, { text: `savepoint ${name}`, values: [] });
  const outbox = markOutbox(tx);
  try {
    const result = await work(tx);
    await sql`release savepoint ${sql.raw(name)}`.execute(tx);
    return result;
  } catch (error) {
    outbox.forgetSince();
    // A clash ends the whole transaction, which runs again; on a broken connection nothing is left to roll back.
    await rollBackTo(tx, name).catch(() => {});
    throw error;
  }
}

async function rollBackTo(tx: Tx, name: string): Promise<void> {
  await sql`rollback to savepoint ${sql.raw(name)}`.execute(tx);
  await sql`release savepoint ${sql.raw(name)}`.execute(tx);
}

function isClash(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || isOutdated(code);
}
