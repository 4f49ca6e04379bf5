// Bodies are JSON, at most 100 kB, at most 20 levels deep, without prototype tricks. Uploads have their own reader.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

export const BODY_LIMIT_BYTES = 100_000;
const DEPTH_LIMIT = 20;

export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const source = text.toString();
    if (source.trim() === '') return done(null, undefined);
    parseJson(request, source, (failure, body) => {
      if (failure || isTooDeep(body)) return done(new Refusal('malformed_body'));
      done(null, body);
    });
  });
}

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= DEPTH_LIMIT) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}
