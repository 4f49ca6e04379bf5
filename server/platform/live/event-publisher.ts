// Sends what lies in the outbox to the streams of every server. Every server has one; whichever comes first takes it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { onOutbox, sendFromOutbox } from '#server/db/outbox.ts';
import { CHANNEL } from '../events.ts';
import type { Log } from '../logger.ts';

/** Events are sent in batches: an event waits this long at most. */
const TOGETHER_MS = 20;
/**
 * A server may be killed between its commit and the sending. The others, or its next start, find what it left within this
 * time.
 */
const LOOK_EVERY_MS = 1_000;

export type EventPublisher = {
  /** Sends what is there, and no more. */
  stop(): Promise<void>;
};

export function startPublisher({ db, log }: { db: Database; log: Log }): EventPublisher {
  const stopping = new AbortController();
  let isWanted = true;
  let wake = () => {};
  const outbox = onOutbox(db, () => {
    isWanted = true;
    wake();
  });

  async function untilWanted(): Promise<void> {
    if (isWanted || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    let isFailing = false;
    while (!stopping.signal.aborted) {
      await untilWanted();
      isWanted = false;
      try {
        await sendAll(db);
        isFailing = false;
      } catch (error) {
        // Once per outage; what was not sent lies there still.
        if (!isFailing) log.warn({ err: error }, 'live updates could not be sent and will be tried again');
        isFailing = true;
      }
      await pause(TOGETHER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();

  return {
    async stop() {
      outbox.stop();
      stopping.abort();
      wake();
      await running;
      await sendAll(db).catch(() => {});
    },
  };
}

async function sendAll(db: Database): Promise<void> {
  while (await sendFromOutbox(db, CHANNEL));
}
