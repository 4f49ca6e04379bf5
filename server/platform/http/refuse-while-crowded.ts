// A server that cannot keep up says so at once. Every request that it takes on asks for the database several times: with all of them
// in one line everybody waits for everybody, the line outlasts the crowd by minutes, and what is answered last nobody waits for.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Longer than a moment in which the disk is slow or statistics change; shorter than what a person takes for broken. */
const TOO_LONG_MS = 3_000;
const COME_BACK_SECONDS = 2;

export function refuseWhileCrowded(app: FastifyInstance, longestWaitMs: () => number): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { endpoint } = routeOptions.config;
    if (endpoint && !endpoint.isUrgent && longestWaitMs() > TOO_LONG_MS) {
      throw new Refusal('unavailable', { retryAfterSeconds: COME_BACK_SECONDS });
    }
  });
}
