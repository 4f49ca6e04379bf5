// Records what a piece of work sends to the database, trip by trip: the statements that travel together, with begin and
// commit. What the publisher of live updates sends meanwhile does not count.
import type pg from 'pg';

type Wire = { sync(): void; query(text: string): void };
const wireOf = (client: pg.PoolClient) => (client as unknown as { connection: Wire }).connection;

export async function tripsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const trips: string[] = [];
  const restores = new Map<pg.PoolClient, () => void>();
  const listen = (client: pg.PoolClient) => {
    const asked: string[] = [];
    const [ask, wire] = [client.query, wireOf(client)];
    const { sync, query } = wire;
    client.query = ((text: unknown, ...rest: unknown[]) => {
      asked.push(typeof text === 'string' ? text : (text as { text: string }).text);
      return (ask as (...asked: unknown[]) => unknown)(text, ...rest);
    }) as typeof ask;
    const leave = () => trips.push(asked.splice(0).join('; '));
    wire.sync = () => {
      leave();
      sync.call(wire);
    };
    wire.query = (text) => {
      leave();
      query.call(wire, text);
    };
    restores.set(client, () => {
      client.query = ask;
      Object.assign(wire, { sync, query });
    });
  };
  const restore = (_error: unknown, client: pg.PoolClient) => {
    restores.get(client)?.();
    restores.delete(client);
  };
  pool.on('acquire', listen).on('release', restore);
  try {
    await work();
  } finally {
    pool.off('acquire', listen).off('release', restore);
  }
  return trips.filter((trip) => !trip.includes('pg_notify'));
}
