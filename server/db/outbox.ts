// Events that leave with their transaction: gathered while it runs, written as its last statement, and sent a moment after
// its commit by the publisher of any server. A rollback leaves nothing, and no commit waits for the sending.
import { sql } from 'kysely';
import type { Database, Tx } from './connect.ts';
import { executeLater } from './prepared-statements.ts';

const GATHERED = new WeakMap<Database, Set<string>>();
const WAITING = new WeakMap<Database, Set<() => void>>();

/** The same event twice in one transaction is sent once. */
export async function putInOutbox(db: Database, event: object): Promise<void> {
  const text = JSON.stringify(event);
  const gathered = GATHERED.get(db);
  if (gathered) {
    gathered.add(text);
    return;
  }
  await write(db, [text]);
  tellOfCommit(db);
}

/** Tells whoever sends what lies there, as soon as something was committed through this `db`. */
export function onOutbox(db: Database, tell: () => void): { stop(): void } {
  const listeners = WAITING.get(db) ?? new Set();
  WAITING.set(db, listeners.add(tell));
  return { stop: () => void listeners.delete(tell) };
}

const tellOfCommit = (db: Database) => WAITING.get(db)?.forEach((tell) => void tell());

/** Runs the work of a transaction; answers what it answered, and what to do once it has committed. */
export async function withOutbox<Result>(
  db: Database,
  tx: Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<{ result: Result; committed(): void }> {
  const gathered = new Set<string>();
  GATHERED.set(tx, gathered);
  const result = await work(tx);
  if (gathered.size > 0) await write(tx, [...gathered]);
  return { result, committed: () => gathered.size > 0 && tellOfCommit(db) };
}

/** Marks a savepoint: when it is rolled back, `forgetSince` drops the events gathered after it. */
export function markOutbox(tx: Tx): { forgetSince(): void } {
  const gathered = GATHERED.get(tx);
  const before = gathered?.size ?? 0;
  return {
    forgetSince() {
      for (const text of [...(gathered ?? [])].slice(before)) gathered?.delete(text);
    },
  };
}

// A list of JSON in place of a list of texts: each is read once, and nothing in it has to be escaped.
const WRITE = `insert into event_outbox (notice)
  select notice from jsonb_array_elements($1::jsonb) with ordinality as written(notice, place) order by place`;

async function write(db: Database, events: string[]): Promise<void> {
  await executeLater(db, { text: WRITE, values: [`[${events.join()}]`] });
}

const AT_ONCE = 500;
// Any number will do, as long as nothing else in this database uses it.
const SENDING = 6963;

/**
 * Sends the oldest that lie there, each once: taking and sending are one statement. Publishers come one after the other,
 * so that every listener hears everything in one order. Answers whether there may be more.
 */
export async function sendFromOutbox(db: Database, channel: string): Promise<boolean> {
  // With its number no notice is like another: PostgreSQL would send those of one statement that are alike once.
  const { rows } = await sql`
    with my_turn as materialized (select pg_advisory_xact_lock(${SENDING})),
    taken as (
      delete from event_outbox where id in (select id from event_outbox, my_turn order by id limit ${sql.lit(AT_ONCE)})
      returning id, notice)
    select pg_notify(${channel}, (notice || jsonb_build_object('number', id))::text)
    from (select * from taken order by id) as in_order`.execute(db);
  return rows.length === AT_ONCE;
}
