// Every statement that a connection sends twice is prepared there under a name: PostgreSQL parses it once and plans it
// a few times instead of each time, which is most of what a short statement costs.
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database } from './connect.ts';

/** Each costs its connection some ten kilobytes of PostgreSQL's memory; the least recently used one gives way. */
const MAX_PER_CONNECTION = 250;
const MAX_SEEN_ONCE = 1_000;

export type Statement = { text: string; values: readonly unknown[] };

/** For statements that almost every call sends, written out: composing them would cost as much again. */
export async function executePrepared<Row>(db: Database, { text, values }: Statement): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

const CHANGED_RESULT = '0A000';
/** Of statements that a pooler in between took to another connection. */
const NOT_THERE = '26000';
const THERE_ALREADY = '42P05';

/** A statement failed only because it was prepared: sent again it succeeds. */
export const isOutdated = (code: string): boolean => [CHANGED_RESULT, NOT_THERE, THERE_ALREADY].includes(code);

export type Preparing = {
  /** Gives statements their names on the way out of this connection. */
  on(client: pg.ClientBase): void;
  isOff(): boolean;
};

/** For all connections of one pool: when a migration outdates the statements of one, it outdates those of all. */
export function preparing({ isOff = false, most = MAX_PER_CONNECTION } = {}): Preparing {
  let generation = 0;
  let off = isOff;

  function learnFrom(code: string): void {
    if (code === CHANGED_RESULT) generation += 1;
    else off = true;
  }

  function on(client: pg.ClientBase): void {
    const send = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
    let names = makeNames(client, send, most);
    let madeIn = generation;

    function nameOf(text: unknown, values: unknown): string | undefined {
      // In a transaction that has failed nothing is prepared or forgotten.
      if (off || !isPreparable(text, values) || client.getTransactionStatus() === 'E') return undefined;
      if (madeIn !== generation) {
        names.forgetAll();
        names = makeNames(client, send, most);
        madeIn = generation;
      }
      return names.of(text);
    }

    const query = (text: unknown, values?: unknown, ...callback: unknown[]) => {
      const name = callback.length > 0 ? undefined : nameOf(text, values);
      if (!name) return send(text, values, ...callback);
      return send({ name, text, values }).catch((error: { code?: string }) => {
        if (!isOutdated(error.code ?? '')) throw error;
        learnFrom(error.code ?? '');
        // Inside a transaction, which has failed now, only the caller can begin again.
        if (client.getTransactionStatus() !== 'I') throw error;
        return send(text, values);
      });
    };
    client.query = query as typeof client.query;
  }

  return { on, isOff: () => off };
}

/** Without values it may hold several statements, and begin, commit and the like gain nothing. */
const isPreparable = (text: unknown, values: unknown): text is string =>
  typeof text === 'string' && Array.isArray(values) && values.length > 0;

let made = 0;

/** The names of one connection, the least recently used first. */
function makeNames(client: pg.ClientBase, send: (text: string) => Promise<unknown>, most: number) {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();

  /** Only a statement that comes back is worth keeping: lists of ids make a new text for each length. */
  function of(text: string): string | undefined {
    const known = names.get(text);
    if (known) {
      names.delete(text);
      names.set(text, known);
      return known;
    }
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= MAX_SEEN_ONCE) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    if (names.size >= most) forgetOldest();
    // Never the name of another: one that is being forgotten may still be on its way.
    made += 1;
    names.set(text, `nadi_${made}`);
    return `nadi_${made}`;
  }

  function forgetOldest(): void {
    const [text, name] = names.entries().next().value as [string, string];
    names.delete(text);
    forget(`deallocate ${name}`, [name]);
  }

  function forget(statement: string, some: string[]): void {
    const parsed = (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection
      .parsedStatements;
    // When the connection breaks meanwhile, there is nothing left to forget.
    const done = () => {
      for (const name of some) delete parsed[name];
    };
    send(statement).then(done, done);
  }

  return { of, forgetAll: () => forget('deallocate all', [...names.values()]) };
}
