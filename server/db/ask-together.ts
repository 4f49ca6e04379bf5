// Reads of several requests in one trip. A trip costs Node and PostgreSQL more than what most reads ask for in it: what is asked at
// the same moment is sent as one, and so is what is asked while others are under way. Nothing is remembered: each request is answered by
// a read of its own that began after it came.
import type pg from 'pg';
import type { Database } from './connect.ts';
import { executePrepared, type Statement } from './prepared-statements.ts';

type Row = Record<string, unknown>;
type Asked = { statement: Statement; since: number; done(rows: Row[]): void; failed(error: unknown): void };
type Client = pg.PoolClient;

const MOST_TOGETHER = 50;
/** So many leave at once: while PostgreSQL answers one, Node prepares the other. */
const TRIPS = 2;
/** Whoever has waited so long for those before goes on one connection more. */
const LATE_MS = 4;
/** A trip that is not back after so long hangs, perhaps behind somebody's lock, and others leave in its place… */
const HANGING_MS = 1_000;
/** … as long as there are so few: the rest of the pool is for those who write. */
const MOST_TRIPS = 10;
/** PostgreSQL ends a statement after 15 seconds: a connection that is silent for longer has lost whoever was at its other end. */
const LOST_MS = 20_000;

const TOGETHER = new WeakMap<Database, (statement: Statement) => Promise<Row[]>>();

/**
 * For reads that take a moment, such as those by a key: those that travel together wait for the slowest. In a transaction, or on a
 * connection of one's own, the read belongs to what is done there.
 */
export function askTogether<Found>(db: Database, statement: Statement): Promise<Found[]> {
  const ask = TOGETHER.get(db);
  return ask ? (ask(statement) as Promise<Found[]>) : executePrepared<Found>(db, statement);
}

export function askingTogether(db: Database, ask: (statement: Statement) => Promise<Row[]>): void {
  TOGETHER.set(db, ask);
}

const aMomentLater = (leave: () => void): void => void setTimeout(leave, LATE_MS);

/** Answers what to call when the trip is back. */
const unlessBack =
  (ms: number) =>
  (note: () => void): (() => void) => {
    const timer = setTimeout(note, ms);
    return () => clearTimeout(timer);
  };

const WATCH = { late: aMomentLater, hanging: unlessBack(HANGING_MS), lost: unlessBack(LOST_MS) };

type Connections = {
  connect(): Promise<Client>;
  /** All that the connection was asked fails at once. */
  drop(client: Client): void;
};

export function makeTrips({ connect, drop }: Connections, when = WATCH) {
  const waiting: Asked[] = [];
  let underWay = 0;
  let hanging = 0;
  let isDue = false;

  async function travel(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0 && !isOneTooMany()) {
      // Without a connection nobody who waits is answered.
      await travelWith(connect).catch((error) => {
        for (const { failed } of waiting.splice(0)) failed(error);
      });
    }
    underWay -= 1;
    // Those who were too many may all have left at once.
    if (waiting.length > 0) leaveSoon();
  }

  /** Those that hung and are back leave the rest to the others: the fewer trips, the more travel in each. */
  const isOneTooMany = () => underWay - hanging > TRIPS + 1;

  /** One trip after the other, for as long as somebody waits. After a failure another connection is asked for. */
  async function travelWith(connect: () => Promise<Client>): Promise<void> {
    const client = await connect();
    try {
      for (let isWell = true; isWell && waiting.length > 0 && !isOneTooMany(); ) {
        isWell = await watched(client, waiting.splice(0, MOST_TOGETHER));
        // Those who were answered ask for the next.
        await endOfTurn();
      }
    } finally {
      client.release();
    }
  }

  async function watched(client: Client, some: readonly Asked[]): Promise<boolean> {
    let hangs = false;
    const isBack = when.hanging(() => {
      hangs = true;
      hanging += 1;
      if (waiting.length > 0) leaveSoon();
    });
    const isFound = when.lost(() => drop(client));
    try {
      return await askAll(client, some);
    } catch (error) {
      for (const { failed } of some) failed(error);
      return false;
    } finally {
      isBack();
      isFound();
      if (hangs) hanging -= 1;
    }
  }

  function leaveSoon(): void {
    const moving = underWay - hanging;
    if (isDue || moving > TRIPS || underWay >= MOST_TRIPS) return;
    isDue = true;
    const leave = () => {
      isDue = false;
      void travel();
    };
    if (moving < TRIPS) setImmediate(leave);
    else when.late(leave);
  }

  const ask = (statement: Statement): Promise<Row[]> =>
    new Promise((done, failed) => {
      waiting.push({ statement, since: performance.now(), done, failed });
      leaveSoon();
    });
  const longestWaitMs = () => (waiting[0] ? performance.now() - waiting[0].since : 0);
  return { ask, longestWaitMs };
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function askAll(client: Client, some: readonly Asked[]): Promise<boolean> {
  // Asked in one turn they are sent as one, and where one of them fails, all do.
  const answers = await Promise.allSettled(some.map(({ statement }) => rowsOf(client, statement)));
  let isWell = true;
  for (const [n, answer] of answers.entries()) {
    const { statement, done, failed } = some[n] as Asked;
    if (answer.status === 'fulfilled') done(answer.value);
    else {
      isWell = false;
      // Nobody's read fails because of another's.
      if (some.length === 1) failed(answer.reason);
      else await rowsOf(client, statement).then(done, failed);
    }
  }
  return isWell;
}

const rowsOf = async (client: Client, { text, values }: Statement): Promise<Row[]> =>
  (await client.query<Row>(text, [...values])).rows;
