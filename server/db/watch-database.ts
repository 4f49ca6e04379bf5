// A database that hangs answers nothing and refuses nothing. statement_timeout is its own and hangs with it, so this
// side asks it again and again, and gives its connections up when no answer comes: calls then fail with 503.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { socketOf } from './connect.ts';

type Watched = { url: string; breakConnections(): void; onHang(): void };

// Together under five seconds, the longest that a caller waits for "not available".
const ASK_EVERY_MS = 500;
const LONGEST_ANSWER_MS = 4_000;

export type DatabaseWatch = {
  /** Resolves once the database does not answer; at once when it does not at the moment. */
  whenSilent(): Promise<void>;
  stop(): Promise<void>;
};

export function watchDatabase({ url, breakConnections, onHang }: Watched): DatabaseWatch {
  const stopping = new AbortController();
  let isSilent = false;
  let waiting: (() => void)[] = [];
  let client: pg.Client | null = null;

  async function ask(): Promise<void> {
    if (!client) {
      const next = new pg.Client({ connectionString: url, application_name: 'nadi watch' });
      next.on('error', () => {});
      client = next;
      await next.connect();
    }
    await client.query('select 1');
  }

  function letGo(): void {
    // Not end(): it would wait for an answer.
    if (client) socketOf(client).destroy();
    client = null;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A database that is away says so at once, and its connections with it: only silence is our concern.
      const answer = await Promise.race([
        ask().then(
          () => 'well',
          () => 'away',
        ),
        silence(stopping.signal),
      ]);
      isSilent = answer === 'silent';
      if (isSilent) {
        breakConnections();
        onHang();
        for (const tell of waiting.splice(0)) tell();
      }
      if (answer !== 'well') letGo();
      await pause(ASK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
    letGo();
  }

  const running = run();
  return {
    whenSilent: () => (isSilent ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    stop() {
      stopping.abort();
      waiting = [];
      return running;
    },
  };
}

async function silence(signal: AbortSignal): Promise<'silent' | 'stopped'> {
  try {
    await pause(LONGEST_ANSWER_MS, undefined, { signal });
    // When this process itself was held up, the answer may lie there unread.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    return 'silent';
  } catch {
    return 'stopped';
  }
}
