import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Departure } from './departure.ts';

const LONGEST_WAIT_MS = 2_000;

export function healthRoutes(app: FastifyInstance, { db }: Deps, departure: Departure): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const status = departure.isLeaving() ? 'stopping' : await statusOf(db);
    if (status === 'ready') return { status };
    return reply.code(503).header('retry-after', '2').send({ status });
  });
}

type Status = 'ready' | 'the database is away' | 'the database takes no writes';

async function statusOf(db: Deps['db']): Promise<Status> {
  const asked = sql<{ isReadOnly: boolean }>`select current_setting('transaction_read_only')::boolean as "isReadOnly"`
    .execute(db)
    // A standby that is not promoted yet answers every question and takes nothing.
    .then(({ rows }): Status => (rows[0]?.isReadOnly ? 'the database takes no writes' : 'ready'))
    .catch((): Status => 'the database is away');
  const tooLate = new Promise<Status>((resolve) =>
    setTimeout(() => resolve('the database is away'), LONGEST_WAIT_MS).unref(),
  );
  return Promise.race([asked, tooLate]);
}
