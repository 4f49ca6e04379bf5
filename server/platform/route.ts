// Registers an endpoint of the contract: who may, parse in, do it, check out.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { Actor, Caller } from './actor.ts';
import type { AppContext } from './app-context.ts';
import type { Deps } from './deps.ts';
import { actFor } from './http/act-for.ts';
import { authenticate, authenticateAfterWait, recogniseAgain } from './http/authenticate.ts';
import { asRefusal } from './http/error-reply.ts';
import { parseInput } from './http/parse-input.ts';
import { acceptUploads, readUpload, type Upload } from './http/read-upload.ts';
import { withheldFrom } from './http/withhold.ts';
import { countsFailures } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { requireStepUp } from './require-step-up.ts';
import { answeredBefore, withIdempotency } from './with-idempotency.ts';

export type Http = { request: FastifyRequest; reply: FastifyReply; upload: Upload | null };
type CallerOf<E extends Endpoint> = E['roles'] extends readonly ['public'] ? Caller : Actor;

export type Handler<E extends Endpoint, Prepared = undefined> = (
  deps: Deps,
  caller: CallerOf<E>,
  input: InputOf<E>,
  http: Http,
  prepared: Prepared,
) => Promise<ReplyOf<E>>;

/**
 * `before` is for what takes long and writes nothing, since no transaction, and so no connection to the database, waits for it; and
 * for counts that stay when the work is refused and rolled back.
 */
export type Prepares<E extends Endpoint, Prepared> = {
  before: (deps: Deps, caller: CallerOf<E>, input: InputOf<E>, http: Http) => Promise<Prepared>;
  /** False: of this input nothing is prepared, so nobody asks first whether it was done already. */
  isDear?: (input: InputOf<E>) => boolean;
  handle: Handler<E, Prepared>;
  /** After a refusal has rolled everything back, before it is answered: notes what it shows. It may throw another one. */
  refused?: (deps: Deps, caller: CallerOf<E>, refusal: Refusal) => Promise<void>;
};

export type Route = <E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handle: Handler<E> | Prepares<E, Prepared>,
) => void;

/** A refused attempt is worth an audit entry; a typing mistake is not, nor that a proof was asked for: a wrong one is. */
const NOT_RECORDED = new Set(['bad_input', 'malformed_body', 'unavailable', 'too_many_requests', 'step_up_needed']);

const pathOf = (endpoint: Endpoint) => `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

export function makeRoute(app: FastifyInstance, context: AppContext): Route {
  return (endpoint, handle) => {
    const parseReply = compiledWhenHot(endpoint.reply);
    const { limit } = endpoint as Endpoint;
    const routeOptions = {
      method: endpoint.method,
      url: pathOf(endpoint),
      config: { endpoint },
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const work = () => serve(context, endpoint, { handle, parseReply }, { request, reply });
        return countsFailures(limit) ? context.limit.tryInTurn(limit, request.ip, work) : work();
      },
    };
    if (!endpoint.upload) app.route(routeOptions);
    else {
      app.register(async (scope) => {
        await acceptUploads(scope, (endpoint as Endpoint).uploadBytes);
        scope.route(routeOptions);
      });
    }
  };
}

const HOT = 20;

/** Compiling takes as long as a few dozen parses, and makes the next ones three times as fast. The answers stay the same. */
function compiledWhenHot(schema: Endpoint['reply']): (answer: unknown) => unknown {
  let current = schema;
  let uses = 0;
  return (answer) => {
    uses += 1;
    if (uses === HOT) current = z.compile(schema);
    return current.parse(answer);
  };
}

type Served<E extends Endpoint, Prepared> = {
  handle: Handler<E> | Prepares<E, Prepared>;
  parseReply: (answer: unknown) => unknown;
};

async function serve<E extends Endpoint, Prepared>(
  context: AppContext,
  endpoint: E,
  served: Served<E, Prepared>,
  http: Omit<Http, 'upload'>,
): Promise<FastifyReply> {
  const caller = await authenticate(context, endpoint, http.request);
  return context.limit.readInTurn(endpoint as Endpoint, caller.accountId, async ({ hasWaited }) => {
    // Gone while it waited its turn: nobody is there to read it.
    if (http.request.raw.socket.destroyed) throw new Refusal('unavailable');
    // Logged out, locked or closed meanwhile: what was asked for before is not answered after.
    const now = hasWaited ? await authenticateAfterWait(context, endpoint, http.request) : caller;
    return serveCaller(context, endpoint, served, now, http);
  });
}

async function serveCaller<E extends Endpoint, Prepared>(
  context: AppContext,
  endpoint: E,
  { handle, parseReply }: Served<E, Prepared>,
  known: Caller,
  { request, reply }: Omit<Http, 'upload'>,
): Promise<FastifyReply> {
  let caller = known;
  const { limit } = endpoint as Endpoint;
  try {
    caller = await actFor(context, endpoint, caller, request);
    if (endpoint.upload && caller.accountId) await context.limit.countUpload(caller as Actor);
    const answer = await answerOrAgain(context, endpoint, handle, caller, { request, reply });
    if (reply.sent) return reply;
    const checked = parseReply(answer);
    if (endpoint.method === 'GET' && caller.accountId) {
      await context.recordRead(caller as Actor, endpoint, { answer: checked, params: request.params });
    }
    if (countsFailures(limit)) await context.limit.forgiveTry(limit, request.ip, caller.accountId);
    return reply.code(endpoint.created ? 201 : 200).send(checked);
  } catch (error) {
    const refusal = asRefusal(error, context.constraintRefusals);
    // What went wrong on our side says nothing of the caller.
    if (countsFailures(limit) && (!refusal || refusal.status >= 500)) {
      await context.limit.forgiveTry(limit, request.ip, caller.accountId);
    }
    if (refusal && caller.accountId) await recordRefused(context, endpoint, caller as Actor, { refusal, request });
    throw error;
  }
}

async function recordRefused(
  context: AppContext,
  endpoint: Endpoint,
  actor: Actor,
  { refusal, request }: { refusal: Refusal; request: FastifyRequest },
): Promise<void> {
  const { code, patientId } = refusal;
  const isTry = code === 'bad_input' && endpoint.recordsBadInput === true;
  if (NOT_RECORDED.has(code) && !isTry) return;
  const { id = null } = isTry ? (request.params as { id?: string }) : {};
  await context.recordRefusal(actor, { code, endpoint, patientId: patientId ?? id });
}

/** A page from before a merge of two records names the one that is gone: it is answered as if it named the kept one. */
async function answerOrAgain<E extends Endpoint, Prepared>(
  context: AppContext,
  endpoint: E,
  handle: Handler<E> | Prepares<E, Prepared>,
  caller: Caller,
  http: Omit<Http, 'upload'>,
): Promise<unknown> {
  const { request } = http;
  // A file can be read once.
  if (endpoint.upload) await context.isMergedSince(new Refusal('not_found'), request);
  try {
    return await answerTo(context.deps, endpoint, handle, caller, http);
  } catch (error) {
    if (endpoint.upload || !(await context.isMergedSince(error, request))) throw error;
    return answerTo(context.deps, endpoint, handle, await recogniseAgain(context, request, caller), http);
  }
}

async function answerTo<E extends Endpoint, Prepared>(
  deps: Deps,
  endpoint: E,
  handle: Handler<E> | Prepares<E, Prepared>,
  caller: Caller,
  http: Omit<Http, 'upload'>,
): Promise<unknown> {
  try {
    return await answerOnce(deps, endpoint, handle, caller, http);
  } catch (error) {
    if (typeof handle !== 'function' && error instanceof Refusal) {
      await handle.refused?.(deps, caller as CallerOf<E>, error);
    }
    throw error;
  }
}

async function answerOnce<E extends Endpoint, Prepared>(
  deps: Deps,
  endpoint: E,
  handle: Handler<E> | Prepares<E, Prepared>,
  caller: Caller,
  { request: asked, reply }: Omit<Http, 'upload'>,
): Promise<unknown> {
  const { upload, body } = await sentWith(endpoint, asked, caller.accountId ?? asked.ip);
  const http = { request: asked, reply, upload };
  const input = parseInput(endpoint, { params: asked.params, query: asked.query, body });
  requireStepUp(deps, endpoint, caller);
  const call = { endpoint, caller: caller as CallerOf<E>, input, http };
  const key = asked.headers['idempotency-key'];
  if (!endpoint.idempotent || key === undefined) return (await workOf(handle, deps, call))(deps);
  if (typeof key !== 'string' || key.length < 8 || key.length > 200) {
    throw new Refusal('bad_input', { fields: { 'Idempotency-Key': 'Between 8 and 200 characters.' } });
  }
  const request = {
    scope: caller.accountId ?? 'visitor',
    endpoint: `${endpoint.method} ${endpoint.path}`,
    key,
    // The same words with another file are another request.
    content: {
      ...input,
      ...(upload ? { file: createHash('sha256').update(upload.bytes).digest('base64') } : {}),
      // Nor is the same for another person.
      ...(caller.acting ? { for: caller.patientId } : {}),
    },
  };
  // What was done already is not prepared again: nor could it be, where it was the last that a limit allows.
  const isDear = typeof handle !== 'function' && handle.isDear?.(input) !== false;
  const before = isDear ? await answeredBefore(deps, request) : null;
  if (before) return before.answer;
  return withIdempotency(deps, request, await workOf(handle, deps, call, JSON.stringify(request)));
}

type Call<E extends Endpoint> = { endpoint: E; caller: CallerOf<E>; input: InputOf<E>; http: Http };

/** What is being prepared, by request: one that is sent twice at once is prepared once. */
const preparing = new Map<string, Promise<unknown>>();

async function workOf<E extends Endpoint, Prepared>(
  handle: Handler<E> | Prepares<E, Prepared>,
  deps: Deps,
  { endpoint, caller, input, http }: Call<E>,
  request?: string,
): Promise<(deps: Deps) => Promise<ReplyOf<E>>> {
  if (typeof handle === 'function') {
    return (withDeps) =>
      withheldFrom(withDeps, caller, endpoint, (seen) => handle(seen, caller, input, http, undefined));
  }
  const begun = request === undefined ? undefined : (preparing.get(request) as Promise<Prepared> | undefined);
  const mine = begun ?? handle.before(deps, caller, input, http);
  if (request !== undefined && !begun) preparing.set(request, mine);
  const prepared = await mine.finally(() => {
    if (request !== undefined && !begun) preparing.delete(request);
  });
  return (withDeps) =>
    withheldFrom(withDeps, caller, endpoint, (seen) => handle.handle(seen, caller, input, http, prepared));
}

/** A file comes with its body in the same form; everything else is JSON that was read before. */
async function sentWith(
  endpoint: Endpoint,
  request: FastifyRequest,
  whose: string,
): Promise<{ upload: Upload | null; body: unknown }> {
  if (endpoint.upload && request.isMultipart()) {
    return readUpload(request, { name: endpoint.upload, maxBytes: endpoint.uploadBytes, whose });
  }
  return { upload: null, body: request.body };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
