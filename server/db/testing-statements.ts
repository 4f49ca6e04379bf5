// What a piece of work sends to the database, statement by statement. Begin, commit and savepoints count: each is a trip.
// What is sent beside it, by the publisher of live updates, does not.
import type pg from 'pg';

export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const original = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const listen = (client: pg.PoolClient) => {
    const query = client.query;
    original.set(client, query);
    client.query = ((text: unknown, ...rest: unknown[]) => {
      sent.push(typeof text === 'string' ? text : (text as { text: string }).text);
      return (query as (...asked: unknown[]) => unknown)(text, ...rest);
    }) as typeof query;
  };
  const restore = (_error: unknown, client: pg.PoolClient) => {
    const query = original.get(client);
    if (query) client.query = query;
    original.delete(client);
  };
  pool.on('acquire', listen).on('release', restore);
  try {
    await work();
  } finally {
    pool.off('acquire', listen).off('release', restore);
  }
  return sent.filter((text) => !text.includes('pg_notify'));
}
