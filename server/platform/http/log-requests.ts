import type { FastifyInstance } from 'fastify';
import type { Log } from '../logger.ts';

/** One line a request: the pattern of the route, never the address itself, which may hold an id or a search. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
