// Every statement that a connection sends twice is prepared there under a name: PostgreSQL parses it once and plans it
// a few times instead of each time, which is most of what a short statement costs.
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Prepared } from './batch.ts';
import type { Database } from './connect.ts';
import { markFireAndForget, pipeline } from './pipeline.ts';

/** Each costs its connection some ten kilobytes of PostgreSQL's memory; the least recently used one gives way. */
const MAX_PER_CONNECTION = 250;
const MAX_SEEN_ONCE = 1_000;

export type Statement = { text: string; values: readonly unknown[] };

/** Executes a statement written out as text. Use it for what almost every call sends: composing costs as much again. */
export async function executePrepared<Row>(db: Database, { text, values }: Statement): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

/**
 * Executes a write whose answer nobody needs. In a transaction it returns at once: the write travels with the next statement
 * or the commit, in order, and when it fails, so does that.
 */
export async function executeLater(db: Database, { text, values }: Statement): Promise<void> {
  const own = [...values];
  markFireAndForget(own);
  await db.executeQuery(CompiledQuery.raw(text, own));
}

const CHANGED_RESULT = '0A000';
/** Both happen when a pooler moves the session to another connection. */
const NOT_THERE = '26000';
const THERE_ALREADY = '42P05';

/** A statement failed only because it was prepared: sent again it succeeds. */
export const isOutdated = (code: string): boolean => [CHANGED_RESULT, NOT_THERE, THERE_ALREADY].includes(code);

export type Preparing = {
  /** Gives statements their names on the way out of this connection. Answers what to call when another borrows it. */
  on(client: pg.ClientBase): { reset(): void };
  isOff(): boolean;
};

/** Shared by all connections of a pool: when a migration outdates the statements of one, it outdates those of all. */
export function preparing({ isOff = false, most = MAX_PER_CONNECTION } = {}): Preparing {
  let generation = 0;
  let off = isOff;

  function noteFailure(error: Error & { code?: string }): void {
    if (error.code === CHANGED_RESULT) generation += 1;
    else if (isOutdated(error.code ?? '')) off = true;
  }

  function on(client: pg.ClientBase): { reset(): void } {
    let names = makeNames(most);
    let forgotten: string[] = [];
    let madeIn = generation;

    function takeForgotten(): string[] {
      const all = [...forgotten, ...names.takeForgotten()];
      forgotten = [];
      return all;
    }

    function of(text: string, values: readonly unknown[]): Prepared | null {
      // In a failed transaction nothing can be prepared.
      if (off || values.length === 0 || client.getTransactionStatus() === 'E') return null;
      if (madeIn !== generation) {
        forgotten.push(...names.all(), ...names.takeForgotten());
        names = makeNames(most);
        madeIn = generation;
      }
      return names.of(text);
    }

    const { query, reset } = pipeline(client, {
      of,
      takeForgotten,
      noteFailure,
      isOutdated: (error) => isOutdated(error.code ?? ''),
    });
    client.query = query as typeof client.query;
    return { reset };
  }

  return { on, isOff: () => off };
}

let made = 0;

/** The names of one connection, the least recently used first. */
function makeNames(most: number) {
  const names = new Map<string, Prepared>();
  let forgotten: string[] = [];
  const seenOnce = new Set<string>();

  /** Prepares a statement only when it comes a second time: lists of ids make a new text for each length. */
  function of(text: string): Prepared | null {
    const known = names.get(text);
    if (known) {
      names.delete(text);
      names.set(text, known);
      return known;
    }
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= MAX_SEEN_ONCE) seenOnce.clear();
      seenOnce.add(text);
      return null;
    }
    if (names.size >= most) forgetOldest();
    // Never the name of another: one that is being forgotten may still be on its way.
    made += 1;
    const prepared: Prepared = { name: `nadi_${made}`, isParsed: false, shape: null };
    names.set(text, prepared);
    return prepared;
  }

  function forgetOldest(): void {
    const [text, { name }] = names.entries().next().value as [string, Prepared];
    names.delete(text);
    forgotten.push(name);
  }

  function takeForgotten(): string[] {
    const some = forgotten;
    forgotten = [];
    return some;
  }

  const all = () => [...names.values()].map(({ name }) => name);

  return { of, takeForgotten, all };
}
