// From the commit to the browser: a change is announced, and two hundred open streams hear of it.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { transaction } from '../server/db/transaction.ts';
import { announce } from '../server/platform/events.ts';
import type { Clinic } from './clinic.ts';
import { type BenchPatient, manyPatients } from './many-patients.ts';
import { type Measurement, median, percentile } from './measurement.ts';

const STREAMS = 200;
const CHANGES = 100;

export async function eventsToBrowsers(clinic: Clinic): Promise<Measurement[]> {
  const patients = await manyPatients(clinic, STREAMS);
  const arrivals: number[] = [];
  const sentAt = new Map<string, number>();
  const streams = await Promise.all(
    patients.map((patient) =>
      listen(clinic, patient, (id) => arrivals.push(performance.now() - (sentAt.get(id) ?? 0))),
    ),
  );
  await pause(500);
  for (let change = 0; change < CHANGES; change += 1) {
    const id = `change-${change}`;
    await transaction(clinic.db, async (tx) => {
      await announce(tx, { type: 'slots', id, to: { roles: ['patient'] } });
      // The commit is the next thing that happens.
      sentAt.set(id, performance.now());
    });
    await pause(20);
  }
  await pause(1_000);
  for (const stream of streams) stream.destroy();
  const missing = STREAMS * CHANGES - arrivals.length;
  const note = `${CHANGES} changes to ${STREAMS} streams, ${arrivals.length} arrivals`;
  return [
    {
      what: 'an event from commit to the browser, p99',
      value: percentile(arrivals, 0.99),
      unit: 'ms',
      atMost: 200,
      note,
    },
    { what: 'an event from commit to the browser, median', value: median(arrivals), unit: 'ms' },
    { what: 'events that did not arrive', value: missing, unit: '', atMost: 0 },
  ];
}

type OpenStream = { destroy(): void };

function listen({ server }: Clinic, { cookie }: BenchPatient, heard: (id: string) => void): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: server.port, path: '/api/events', headers: { cookie } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The stream answered ${answer.statusCode}.`));
        let rest = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          const parts = (rest + text).split('\n\n');
          rest = parts.pop() ?? '';
          for (const part of parts) {
            const id = /^event: change\ndata: .*"id":"(change-\d+)"/.exec(part)?.[1];
            if (id) heard(id);
          }
        });
        answer.on('error', () => {});
        resolve({ destroy: () => asked.destroy() });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
