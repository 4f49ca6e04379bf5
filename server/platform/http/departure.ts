// How a server leaves those behind a balancer without a failed request. First it only says that it leaves, at /readyz, and
// answers everything. Then it sends reads elsewhere, for a proxy that learns from answers alone (nginx). Then it closes.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const READS_ELSEWHERE_MS = 1_000;

export type Departure = ReturnType<typeof makeDeparture>;

export function makeDeparture() {
  let stage: 'stays' | 'announced' | 'reads elsewhere' = 'stays';
  const announce = () => {
    stage = 'announced';
  };
  const sendReadsElsewhere = () => {
    stage = 'reads elsewhere';
  };
  return {
    isLeaving: () => stage !== 'stays',
    sendsReadsElsewhere: () => stage === 'reads elsewhere',
    announce,
    sendReadsElsewhere,
    /** Returns when nobody should be sent here any more. */
    async leave(drainMs: number): Promise<void> {
      announce();
      await pause(drainMs);
      sendReadsElsewhere();
      await pause(READS_ELSEWHERE_MS);
    },
  };
}

const READS = ['GET', 'HEAD'];
/** Whoever asks for these asks about this server and no other. */
const OWN = ['/healthz', '/readyz', '/metrics'];

export function answerWhileLeaving(app: FastifyInstance, departure: Departure): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!departure.isLeaving()) return;
    // The next request must not meet a connection that is being closed: a write that was sent on one cannot be sent again.
    reply.header('connection', 'close');
    const isOwn = OWN.includes(request.url);
    if (!departure.sendsReadsElsewhere() || isOwn || !READS.includes(request.method)) return;
    // Not the 503 of every other "come back later": a proxy that tried all servers after that would find none alive.
    const { code, message } = new Refusal('unavailable');
    return reply.code(502).header('retry-after', '0').send({ message, code, requestId: request.id });
  });
}
