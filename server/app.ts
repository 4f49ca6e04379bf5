import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { testApi } from '#contract/system.ts';
import { readRecorder } from './audit/record-read.ts';
import { recordRefusal } from './audit/record-refusal.ts';
import { demoRoutes } from './demo/routes.ts';
import { findSession, makeTouch } from './identity/sessions/find-session.ts';
import { CONSTRAINT_REFUSALS, MODULES } from './modules.ts';
import { findAccess } from './patients/access/find-access.ts';
import { isRecordGone, mayBeMerged, renameMerged } from './patients/merged/rename-ids.ts';
import type { AppContext } from './platform/app-context.ts';
import type { Deps } from './platform/deps.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { answerWhileLeaving, type Departure, makeDeparture } from './platform/http/departure.ts';
import { answerErrors, sendRefusal } from './platform/http/error-reply.ts';
import { commonHeaders, setHeaders } from './platform/http/headers.ts';
import { healthRoutes } from './platform/http/health.ts';
import { acceptJsonOnly, BODY_LIMIT_BYTES } from './platform/http/json-body.ts';
import { refuseOtherOrigins } from './platform/http/origin-check.ts';
import { refuseWhileCrowded } from './platform/http/refuse-while-crowded.ts';
import { servePages } from './platform/http/web-pages.ts';
import type { EventHub } from './platform/live/event-hub.ts';
import { eventRoutes } from './platform/live/event-stream.ts';
import type { Log } from './platform/logger.ts';
import { metricsRoutes } from './platform/metrics.ts';
import { openApiRoute, type Registered } from './platform/openapi/openapi.ts';
import type { RateLimit } from './platform/rate-limit.ts';
import { Refusal } from './platform/refusal.ts';
import { makeRoute, type Route } from './platform/route.ts';

// The sentences of our own fields come first; this speaks for the rest.
z.config(z.locales.en());

export const WEB_FOLDER = join(import.meta.dirname, '../dist/web');

/** Someone who sends a letter now and then holds a connection no longer than this. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 25_000;

type Parts = {
  deps: Deps;
  hub: EventHub;
  limit: RateLimit;
  /** How long requests wait for the database. */
  longestWaitMs: () => number;
  departure?: Departure;
  webFolder?: string;
};

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { deps, hub, limit, longestWaitMs, departure = makeDeparture(), webFolder = WEB_FOLDER } = parts;
  const { config, log } = deps;
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // A caller cannot choose the id under which it is logged.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxy ?? false,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node looks for slow senders every 30 seconds by itself: too seldom to cut one off in time.
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
    // refuseWhileClosing does it, in our own words.
    return503OnClosing: false,
    // An address that cannot be read names nothing. No hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(reply.headers(commonHeaders(config, request.id)), request, new Refusal('not_found'));
    },
  });
  const recordRead = readRecorder();
  const context: AppContext = {
    deps,
    hub,
    limit,
    constraintRefusals: CONSTRAINT_REFUSALS,
    findSession: (token) => findSession(deps, token),
    touchSession: makeTouch(deps),
    findAccess: (actor, endpoint, whom) => findAccess(deps, actor, endpoint, whom),
    recordRead: (actor, endpoint, read) => recordRead(deps, actor, endpoint, read),
    recordRefusal: (actor, refused) => recordRefusal(deps, actor, refused),
    isMergedSince: async (error, request) =>
      mayBeMerged(error) && ((await renameMerged(deps.db, request)) || isRecordGone(error)),
  };
  const registered: Registered[] = [];

  answerErrors(app, log, CONSTRAINT_REFUSALS);
  logRequests(app, log);
  setHeaders(app, config);
  compressAnswers(app);
  answerWhileLeaving(app, departure);
  refuseWhileClosing(app);
  refuseWhileCrowded(app, longestWaitMs);
  refuseOtherOrigins(app, config);
  acceptJsonOnly(app);
  await app.register(fastifyCookie);
  healthRoutes(app, deps, departure);
  metricsRoutes(app, config, hub);

  const routeOf = (module: string): Route => {
    const route = makeRoute(app, context);
    return (endpoint, handle) => {
      registered.push({ endpoint, module });
      route(endpoint, handle);
    };
  };
  routeOf('platform')(testApi, async () => ({ message: 'The API is working.' }));
  eventRoutes(routeOf('platform'), context);
  demoRoutes(routeOf('demo'));
  for (const { name, routes } of MODULES) routes?.(routeOf(name));
  openApiRoute(app, registered);
  await servePages(app, deps, webFolder);
  return app;
}

/** One line a request: the pattern of the route, never the address itself, which may hold an id or a search. */
function logRequests(app: FastifyInstance, log: Log): void {
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

/** During shutdown, running requests are answered to the end and new ones are asked to come back. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refusal('unavailable', { retryAfterSeconds: 2 });
  });
}
