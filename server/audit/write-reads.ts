// Entries of reads are written together: every commit waits for the disk, and those of hundreds of reads a second would wait for
// each other, each with a connection of its own. Whoever reads gets the answer once the entry is on the disk, as before.
import type { Database } from '../db/connect.ts';
import { insertEntries, type NewEntry } from './store.ts';

type Waiting = { entry: NewEntry; done(): void; failed(error: unknown): void };
type Insert = (entries: readonly NewEntry[]) => Promise<void>;
/** Lends a connection for as long as the work takes. */
type Connect = (work: (insert: Insert) => Promise<void>) => Promise<void>;

const MOST_TOGETHER = 200;

const WRITERS = new WeakMap<Database, (entry: NewEntry) => Promise<void>>();

/** Answers when the entry is committed. Not for transactions: there it belongs to what is done. */
export function writeRead(db: Database, entry: NewEntry): Promise<void> {
  const connect: Connect = (work) => db.connection().execute((own) => work((entries) => insertEntries(own, entries)));
  const write = WRITERS.get(db) ?? makeWriter(connect);
  WRITERS.set(db, write);
  return write(entry);
}

/** Of the classes of values and of constraints; with any other, the next try would fail as well. */
const isOfOneEntry = (error: unknown) => error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

export function makeWriter(connect: Connect): (entry: NewEntry) => Promise<void> {
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      // Without a connection nobody who waits is noted.
      await connect(writeAll).catch((error) => fail(waiting.splice(0), error));
    }
    isWriting = false;
  }

  /**
   * One statement after the other, over one connection: the slower the disk, the more travel together, and in a busy moment nobody's
   * entry waits for a connection behind those who read. After a failure another connection is asked for.
   */
  async function writeAll(insert: Insert): Promise<void> {
    for (let isWell = true; isWell && waiting.length > 0; ) {
      isWell = await write(insert, waiting.splice(0, MOST_TOGETHER));
    }
  }

  async function write(insert: Insert, some: readonly Waiting[]): Promise<boolean> {
    try {
      await insert(some.map(({ entry }) => entry));
      for (const { done } of some) done();
      return true;
    } catch (error) {
      if (some.length === 1 || !isOfOneEntry(error)) return fail(some, error);
      // Nobody is refused because of another's entry.
      for (const one of some) await write(insert, [one]);
      return true;
    }
  }

  function fail(some: readonly Waiting[], error: unknown): false {
    for (const { failed } of some) failed(error);
    return false;
  }

  return (entry) =>
    new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      if (isWriting) return;
      isWriting = true;
      // Those that are noted in the same turn travel together.
      setImmediate(() => void writeWaiting());
    });
}
