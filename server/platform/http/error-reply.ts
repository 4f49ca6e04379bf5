// Every refusal has one shape: { message, code, detail?, values?, fields?, requestId }.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '#contract/refusals.ts';
import { type ConstraintRefusals, refusalOfConstraint } from '../constraint-refusals.ts';
import type { Log } from '../logger.ts';
import { Refusal } from '../refusal.ts';

const OF_FASTIFY: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_EMPTY_TYPE: 'not_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
};

/** What the file server throws, by code or by name: a path that it does not open, a part of a file that is not there. */
const OF_FILES: Record<string, RefusalCode> = {
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  BadRequestError: 'not_found',
  ForbiddenError: 'not_found',
  NotFoundError: 'not_found',
  PreconditionFailedError: 'other_version',
  RangeNotSatisfiableError: 'no_such_part',
};

// PostgreSQL stores no character zero, neither in text (22021) nor in jsonb (22P05), and no number beyond its column (22003):
// nobody types one.
const UNREADABLE_TEXT = /^(22021|22P05|22003)$/;

// 08: connection lost; 25006: a standby, or one that is not promoted yet; 53: no connection, memory or disk free; 57014: took too long; 57P: shut down, crashed, starting.
const DATABASE_AWAY = /^(08...|25006|53...|57014|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
// What pg and its pool say without a code, also of a connection that broke while it was borrowed; the socket of a server that
// is not there is a file that is missing.
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|^connect ENOENT .*\.s\.PGSQL\./;

export function answerErrors(app: FastifyInstance, log: Log, constraints: ConstraintRefusals): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error, constraints);
    if (refusal) return sendRefusal(reply, request, refusal);
    log.error({ requestId: request.id, route: request.routeOptions.url, err: error }, 'unexpected error');
    return reply
      .code(500)
      .send({ message: 'Something went wrong on our side.', code: 'unexpected', requestId: request.id });
  });
}

export function asRefusal(error: unknown, constraints: ConstraintRefusals): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return null;
  const code = String((error as { code?: unknown }).code ?? '');
  const known = OF_FASTIFY[code] ?? OF_FILES[code] ?? OF_FILES[error.name];
  if (known) return new Refusal(known);
  if (UNREADABLE_TEXT.test(code)) return new Refusal('malformed_body');
  if (DATABASE_AWAY.test(code) || CONNECTION_LOST.test(error.message)) {
    return new Refusal('unavailable', { retryAfterSeconds: 2 });
  }
  return refusalOfConstraint(constraints, error);
}

export function sendRefusal(reply: FastifyReply, request: FastifyRequest, refusal: Refusal) {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(refusal.status).send({
    message: refusal.message,
    code: refusal.code,
    ...(refusal.says ? { detail: refusal.says.detail, values: refusal.says.values ?? {} } : {}),
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    requestId: request.id,
  });
}
