import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** During shutdown, running requests are answered to the end and new ones are asked to come back. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refusal('unavailable', { retryAfterSeconds: 2 });
  });
}
