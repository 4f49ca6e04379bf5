import pg from 'pg';

/** One connection for one piece of work, closed afterwards whatever happens. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'nadi', connectionTimeoutMillis: 5_000 });
  // A connection that breaks also fails the query that waits for it; unheard, the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
