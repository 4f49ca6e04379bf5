// A page of another site cannot act in someone's name: SameSite keeps the cookie back, and this refuses the rest.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export function refuseOtherOrigins(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method)) return;
    if (!isFromHere(request, config.publicUrl)) throw new Refusal('wrong_origin');
  });
}

function isFromHere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  // Browsers always send an Origin with a write; programs without one hold no browser's cookie.
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
