// Statements that almost every call sends are parsed and planned once per connection instead of each time: that halves
// what they cost PostgreSQL. They are written out, because composing them would cost as much again here.
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database } from './connect.ts';

const NAMES = new Map<string, string>();

export type Statement = { text: string; values: readonly unknown[] };

/** The text must be the same every time: each one that is new stays with every connection. */
export async function executePrepared<Row>(db: Database, { text, values }: Statement): Promise<Row[]> {
  if (!NAMES.has(text)) NAMES.set(text, `nadi_${NAMES.size + 1}`);
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

// 0A000: a migration has changed the columns meanwhile; 26000: a pooler in between has forgotten the statement.
export const OUTDATED = /^(0A000|26000)$/;

/** Gives marked statements their name on the way out of this connection. */
export function prepareOn(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...query: unknown[]) => unknown;
  const query = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? NAMES.get(text) : undefined;
    if (!name) return send(text, values, ...rest);
    return (send({ name, text, values }) as Promise<unknown>).catch((error: { code?: string }) => {
      if (!OUTDATED.test(error.code ?? '')) throw error;
      // From now on it is sent as it is. Inside a transaction that has failed only the caller can begin again.
      NAMES.set(text as string, '');
      if (client.getTransactionStatus() !== 'I') throw error;
      return send(text, values);
    });
  };
  client.query = query as typeof client.query;
}
