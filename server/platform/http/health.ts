import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

const LONGEST_WAIT_MS = 2_000;

export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (await answers(db)) return { status: 'ready' };
    return reply.code(503).header('retry-after', '2').send({ status: 'the database is away' });
  });
}

async function answers(db: Deps['db']): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT_MS).unref());
  return Promise.race([asked, tooLate]);
}
