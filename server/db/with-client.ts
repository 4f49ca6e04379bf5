import pg from 'pg';
import { socketOf } from './connect.ts';

/** One connection for one piece of work, closed afterwards whatever happens. The signal cuts it at once: what waits for it fails. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'nadi', connectionTimeoutMillis: 5_000 });
  // A connection that breaks also fails the query that waits for it; unheard, the event would end the process.
  client.on('error', () => {});
  const cut = () => socketOf(client).destroy();
  signal?.addEventListener('abort', cut);
  try {
    signal?.throwIfAborted();
    await client.connect();
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', cut);
    await client.end().catch(() => {});
  }
}
