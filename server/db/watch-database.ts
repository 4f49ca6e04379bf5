// A database that hangs answers nothing and refuses nothing. statement_timeout is its own and hangs with it, so this
// side asks it again and again, and gives its connections up when nothing is heard: calls then fail with 503.
// One that is only slow is heard: on a connection of the pool, or on a second one that is opened to ask again.
import { setTimeout as pause } from 'node:timers/promises';
import { openProbe, type Probe } from './open-probe.ts';

type Watched = {
  url: string;
  /** All that the connections of the pool ever received. */
  bytesRead(): number;
  breakConnections(): void;
  onHang(): void;
  times?: WatchTimes;
};

type WatchTimes = {
  askEveryMs: number;
  /** After this long without a byte on any connection, the database counts as hanging. */
  longestSilenceMs: number;
  /** After this long without an answer to a question, old connections count as dead, whatever else is heard. */
  longestAnswerMs: number;
};

// Asking and silence together stay under five seconds, the longest that a caller waits for "not available".
// No statement may take longer than the longest answer (statement_timeout in connect.ts).
export const WATCH_TIMES: WatchTimes = { askEveryMs: 500, longestSilenceMs: 4_000, longestAnswerMs: 15_000 };

export type DatabaseWatch = {
  /** Resolves once the database does not answer; at once when it does not at the moment. */
  whenSilent(): Promise<void>;
  /** True from the moment it was found silent until it is heard again. */
  isSilent(): boolean;
  stop(): Promise<void>;
};

type Answer = 'well' | 'away' | 'silent' | 'stopped';

export function watchDatabase(watched: Watched): DatabaseWatch {
  const { url, breakConnections, onHang, times = WATCH_TIMES } = watched;
  const stopping = new AbortController();
  let isSilent = false;
  let waiting: (() => void)[] = [];

  async function run(): Promise<void> {
    let probe: Probe | null = null;
    while (!stopping.signal.aborted) {
      probe ??= openProbe(url);
      const heardAgain = () => {
        isSilent = false;
      };
      const answer = await listen(probe, { ...watched, heardAgain }, times, stopping.signal);
      isSilent = answer === 'silent';
      if (isSilent) {
        breakConnections();
        onHang();
        for (const resolve of waiting.splice(0)) resolve();
      }
      // A database that is away says so at once, and its connections with it: only silence is our concern.
      if (answer !== 'well') {
        probe.drop();
        probe = null;
      }
      await pause(times.askEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    probe?.drop();
  }

  const running = run();
  return {
    isSilent: () => isSilent,
    whenSilent: () => (isSilent ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    stop() {
      stopping.abort();
      waiting = [];
      return running;
    },
  };
}

/** Asks once, and listens on every connection until there is an answer or nothing was heard for too long. */
async function listen(
  probe: Probe,
  { url, bytesRead, heardAgain }: Pick<Watched, 'url' | 'bytesRead'> & { heardAgain(): void },
  { longestSilenceMs, longestAnswerMs }: WatchTimes,
  signal: AbortSignal,
): Promise<Answer> {
  const answered = probe.ask();
  const tickMs = longestSilenceMs / 20;
  let second: Probe | null = null;
  const heardSoFar = () => bytesRead() + probe.bytesRead() + (second?.bytesRead() ?? 0);
  let heard = heardSoFar();
  let quietMs = 0;
  let waitedMs = 0;
  try {
    while (quietMs < longestSilenceMs && waitedMs < longestAnswerMs) {
      const startedAt = performance.now();
      const answer = await Promise.race([answered, tick(tickMs, signal)]);
      if (answer !== 'tick') return answer;
      // Time in which this process itself was held up does not count: answers may lie there unread.
      const passedMs = Math.min(performance.now() - startedAt, tickMs * 2);
      const heardNow = heardSoFar();
      waitedMs += passedMs;
      quietMs = heardNow === heard ? quietMs + passedMs : 0;
      if (heardNow !== heard) heardAgain();
      heard = heardNow;
      if (quietMs >= longestSilenceMs / 4) {
        second ??= openProbe(url);
        if (!second.isAsked()) void second.ask();
      }
    }
    return 'silent';
  } finally {
    second?.drop();
  }
}

async function tick(ms: number, signal: AbortSignal): Promise<'tick' | 'stopped'> {
  try {
    await pause(ms, undefined, { signal });
    // Let what has arrived be read first.
    await new Promise((resolve) => setImmediate(resolve));
    return 'tick';
  } catch {
    return 'stopped';
  }
}
