// An external database may come up after us, as at the start of a machine. Until it does, this answers in our place.
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseAway } from './db/explain-connection-failure.ts';
import type { Config } from './platform/config.ts';
import { explainListenFailure } from './platform/http/listen-failure.ts';

const TRY_EVERY_MS = 1_000;
const SAY_EVERY_MS = 5_000;

export type Waiting = { stop(): Promise<void> };

type Needs = {
  config: Pick<Config, 'host' | 'port'>;
  prepare: () => Promise<void>;
  say: (sentence: string) => void;
  /** Told as soon as there is something to stop. */
  onWaiting: (waiting: Waiting) => void;
};

/** Returns when the database is prepared. A mistake that waiting does not mend is thrown at once. */
export async function waitForDatabase({ config, prepare, say, onWaiting }: Needs): Promise<void> {
  let server: Server | null = null;
  let isStopped = false;
  let saidAt = Number.NEGATIVE_INFINITY;
  const stop = async () => {
    isStopped = true;
    server?.closeAllConnections();
    if (server?.listening) await new Promise((closed) => server?.close(closed));
  };
  while (!isStopped) {
    try {
      await prepare();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      if (performance.now() - saidAt >= SAY_EVERY_MS) {
        say(`${error.message} Waiting for it …`);
        saidAt = performance.now();
      }
      if (!server) {
        server = await answerMeanwhile(config);
        onWaiting({ stop });
      }
      await pause(TRY_EVERY_MS);
    }
  }
}

async function answerMeanwhile({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Server> {
  const server = createServer((request, reply) => {
    const isAlive = request.url === '/healthz';
    const status = isAlive ? 'alive' : 'the database is away';
    reply.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json',
      'retry-after': '2',
      connection: 'close',
    });
    reply.end(JSON.stringify({ status }));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => failed(explainListenFailure(error, { host, port })));
    server.listen(port, host, listening);
  });
  return server;
}
