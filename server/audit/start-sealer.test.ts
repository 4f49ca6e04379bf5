import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import { makeLog } from '../platform/logger.ts';
import { checkpointFileIn } from './checkpoint-file.ts';
import { startSealer } from './start-sealer.ts';
import { openTestTrail, type TestTrail } from './testing.ts';
import { verifyTrail } from './verify/verify-trail.ts';

const isFull = process.env.NADI_TEST_FULL === '1';

let trail: TestTrail;
let written: string[];
beforeEach(async () => {
  trail = await openTestTrail();
  written = [];
});
afterEach(() => trail.close());

const log = () => makeLog('info', { write: (line) => void written.push(JSON.parse(line).msg) });

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(50);
}

const isSealed = async () => {
  const verdict = await trail.verify();
  return verdict.ok && verdict.unsealed === 0;
};

test('entries are sealed while the clinic works, and what is left when it closes', async () => {
  const sealer = startSealer({ ...trail.deps, log: log() });
  await trail.write(3);
  await until(isSealed);
  await trail.write(2);
  await until(isSealed);
  await sealer.stop();
  expect(await trail.verify()).toMatchObject({ ok: true, entries: 5, unsealed: 0 });
  expect(written).toEqual([]);
});

test.runIf(isFull)('an outage of the database is told once and ended by itself', async () => {
  const road = await openRoad(trail.url);
  const { db, close } = openDatabase(road.url, { max: 2 });
  const sealer = startSealer({ ...trail.deps, db, log: log() });
  await trail.write(2);
  await until(isSealed);

  await road.block();
  await trail.write(2);
  await until(() => written.length > 0);
  await pause(1_500);
  expect(written).toEqual(['The audit trail cannot be sealed at the moment.']);

  await road.clear();
  await until(isSealed);
  await sealer.stop();
  expect(written).toEqual(['The audit trail cannot be sealed at the moment.', 'The audit trail is sealed again.']);
  await close();
  await road.block();
});

test('a trail shorter than its checkpoints is told at the start', async () => {
  await trail.write(2);
  await trail.sealAll();
  await trail.ownerDb.deleteFrom('audit_leaves').execute();
  await trail.ownerDb.deleteFrom('audit_batches').execute();
  await startSealer({ ...trail.deps, log: log() }).stop();
  expect(written).toEqual(['The audit trail is shorter than its checkpoints.']);
});

test('a server that has just started does not make a trail sealed by another look broken', async () => {
  await trail.write(2);
  await trail.sealAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'nadi-beside-'));
  // Held on its way to the database: nothing but the start itself has happened.
  const road = await openRoad(trail.url);
  await road.block();
  const { db, close } = openDatabase(road.url, { max: 1 });
  const sealer = startSealer({ ...trail.deps, db, config: { dataDir }, log: log() });

  const verdict = await verifyTrail({ ...trail.deps, checkpointFile: checkpointFileIn(dataDir) });

  expect(verdict).toMatchObject({ ok: true, entries: 2, checkpoints: 0 });
  await sealer.stop();
  await close();
  rmSync(dataDir, { recursive: true });
});

/** A way to the database that can be closed and opened again. */
async function openRoad(url: string) {
  const target = new URL(url);
  const travellers = new Set<Socket>();
  const gate = createServer((near) => {
    const far = dial(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      travellers.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const address = gate.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const road = new URL(url);
  road.host = `127.0.0.1:${port}`;
  return {
    url: road.href,
    async block() {
      const closed = once(gate, 'close');
      gate.close();
      for (const traveller of travellers) traveller.destroy();
      await closed;
    },
    async clear() {
      gate.listen(port, '127.0.0.1');
      await once(gate, 'listening');
    },
  };
}
