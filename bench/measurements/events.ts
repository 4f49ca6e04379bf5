import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { transaction } from '#server/db/transaction.ts';
import { publish } from '#server/platform/events.ts';
import { startPublisher } from '#server/platform/live/event-publisher.ts';
import type { Clinic } from '../clinic.ts';
import { manyPatients } from '../many-patients.ts';
import { type Measurement, median, percentile } from '../measurement.ts';

const STREAMS = 200;
const EVENTS = 60;
const PAUSE_MS = 50;
const LONGEST_MS = 30_000;

type News = { id: string; at: number };
type Said = { open: number } | { arrived: [id: string, times: number[]][] } | { closed: true };

/** From the moment in which a commit is sent until each of 200 browsers has the news of it. */
export async function eventsToBrowsers(clinic: Clinic): Promise<Measurement[]> {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const streams = await openStreams(clinic, STREAMS, ({ id, at }) => delays.push(at - (sentAt.get(id) ?? Number.NaN)));
  // As every server has one that sends what was committed through it.
  const publisher = startPublisher(clinic.deps);
  try {
    for (let n = 0; n < EVENTS; n += 1) {
      const id = `event-${n}`;
      await transaction(clinic.db, async (tx) => {
        await publish(tx, { type: 'board', id, to: { roles: ['patient'] } });
        sentAt.set(id, performance.timeOrigin + performance.now());
      });
      await pause(PAUSE_MS);
    }
    await until(() => delays.length >= STREAMS * EVENTS);
  } finally {
    streams.close();
    await publisher.stop();
  }
  const note = `${EVENTS} events, ${STREAMS} streams, median ${median(delays).toFixed(0)} ms`;
  const lost = STREAMS * EVENTS - delays.length;
  return [
    {
      what: 'an event from commit to the other browser, p99',
      value: percentile(delays, 0.99),
      unit: 'ms',
      atMost: 100,
      note,
    },
    { what: 'events that did not arrive, or streams that broke', value: lost + streams.broken(), unit: '', atMost: 0 },
  ];
}

/** Browsers of as many patients, each with its stream open. */
export async function openStreams(clinic: Clinic, count: number, heard: (news: News) => void) {
  const patients = await manyPatients(clinic, count);
  // Without what the command loads before its own programs: that would let the listeners end before they are asked.
  const listeners = fork(join(import.meta.dirname, 'listeners.ts'), { execArgv: [] });
  let isReady = false;
  let closed = 0;
  listeners.on('message', (said: Said) => {
    if ('open' in said) isReady = true;
    else if ('closed' in said) closed += 1;
    else for (const [id, times] of said.arrived) for (const at of times) heard({ id, at });
  });
  listeners.send({ port: clinic.server.port, cookies: patients.map(({ cookie }) => cookie) });
  await until(() => isReady);
  return { pid: listeners.pid ?? 0, broken: () => closed, close: () => listeners.disconnect() };
}

/** Gives up after a while; what is missing is then counted. */
async function until(isDone: () => boolean): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; !isDone() && performance.now() < end; ) await pause(10);
}
