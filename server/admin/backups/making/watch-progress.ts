// Work that stands still is given up: a disk that went away answers nothing, not even an error, and a snapshot that stays open
// keeps every old row of the clinic alive.
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/durations.ts';
import { PlainError } from '#server/platform/plain-error.ts';

/** Checking one foreign key of a large table is the longest step without a word. */
const LONGEST_STANDSTILL_MS = 30 * MINUTE_MS;
const LOOKED_EVERY_MS = 1_000;
/** To close files and connections after the end was called. */
const LAST_MOMENTS_MS = 5_000;

/** Given up, and still waiting for a disk: each holds one of the few threads that read and write files. */
let hanging = 0;

export type Watch = {
  /** Aborts when the caller's does, and when nothing has moved for too long. */
  signal: AbortSignal;
  moved(): void;
  /** What the work answers, or why it was given up, though it may never end. */
  finished<Result>(work: Promise<Result>): Promise<Result>;
  stop(): void;
};

type Options = { signal?: AbortSignal | undefined; standstillMs?: number; lastMomentsMs?: number };

export function watchProgress({ signal, ...limits }: Options = {}): Watch {
  const { standstillMs = LONGEST_STANDSTILL_MS, lastMomentsMs = LAST_MOMENTS_MS } = limits;
  if (hanging > 0) {
    throw new PlainError('An earlier backup still waits for its disk: look after the disk, then start Nadi anew.');
  }
  const still = new AbortController();
  let movedAt = performance.now();
  const timer = setInterval(
    () => {
      if (performance.now() - movedAt < standstillMs) return;
      still.abort(new PlainError('It stood still for too long and was given up: does its disk answer?'));
    },
    Math.min(LOOKED_EVERY_MS, standstillMs),
  );
  const either = AbortSignal.any(signal ? [signal, still.signal] : [still.signal]);
  const aborted = new Promise<void>((resolve) => {
    if (either.aborted) resolve();
    else either.addEventListener('abort', () => resolve(), { once: true });
  });

  async function finished<Result>(work: Promise<Result>): Promise<Result> {
    let isOver = false;
    const done = work.finally(() => {
      isOver = true;
    });
    done.catch(() => {});
    await Promise.race([done.catch(() => {}), aborted]);
    if (!isOver) await Promise.race([done.catch(() => {}), pause(lastMomentsMs, undefined, { ref: false })]);
    if (isOver) {
      return done.catch((error: unknown) => {
        // A connection that was cut complains of that; why it was cut says more.
        throw either.aborted ? either.reason : error;
      });
    }
    hanging += 1;
    done
      .catch(() => {})
      .finally(() => {
        hanging -= 1;
      });
    throw either.reason;
  }

  return {
    signal: either,
    moved() {
      movedAt = performance.now();
    },
    finished,
    stop: () => clearInterval(timer),
  };
}
