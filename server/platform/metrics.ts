// Figures for the people who run the server. Routes are counted by their pattern, so no id ever becomes a label.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { Config } from './config.ts';
import type { EventHub } from './live/event-hub.ts';
import { Refusal } from './refusal.ts';
import { ladderSteps, visitSetUp, visitsEnded } from './visit-figures.ts';

let ofTheProcess: Registry | undefined;

/** Measured once, however many apps a process has: they wake it a hundred times a second, and nothing ends them. */
function figuresOfTheProcess(): Registry {
  if (!ofTheProcess) {
    ofTheProcess = new Registry();
    collectDefaultMetrics({ register: ofTheProcess });
  }
  return ofTheProcess;
}

export function metricsRoutes(app: FastifyInstance, config: Config, hub: EventHub): void {
  const own = new Registry();
  for (const figure of [visitsEnded, visitSetUp, ladderSteps]) own.registerMetric(figure as Metric);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [own],
  });
  new Gauge({
    name: 'nadi_event_streams',
    help: 'Open streams of live updates',
    registers: [own],
    collect() {
      this.set(hub.count());
    },
  });
  const registry = Registry.merge([figuresOfTheProcess(), own]);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new Refusal('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Behind a proxy everyone seems to come from the proxy: there a token decides. */
function mayRead(request: FastifyRequest, config: Config): boolean {
  if (config.metricsToken) return isToken(request.headers.authorization, `Bearer ${config.metricsToken}`);
  if (config.trustedProxy) return false;
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}

function isToken(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
