import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { SYSTEM } from '../platform/actor.ts';
import { appendEntry } from './append-entry.ts';
import { checkpointFileIn } from './checkpoint-file.ts';
import { sealEntries } from './seal-entries.ts';
import { openTestTrail, type TestTrail } from './testing.ts';

let trail: TestTrail;
beforeEach(async () => {
  trail = await openTestTrail();
});
afterEach(() => trail.close());

const batches = () => trail.db.selectFrom('audit_batches').selectAll().orderBy('number').execute();
const sealedIds = async () => {
  const rows = await trail.db.selectFrom('audit_leaves').select('ids').orderBy('batch_number').execute();
  return rows.flatMap(({ ids }) => ids);
};
const writtenIds = async () =>
  (await trail.db.selectFrom('audit_entries').select('id').orderBy('id').execute()).map(({ id }) => id);
const checkpoints = (file = trail.checkpointFile) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).number);
const ascending = (ids: number[]) => ids.toSorted((one, other) => one - other);

describe('sealing', () => {
  test('leaves nothing behind when there is nothing to seal', async () => {
    expect(await sealEntries(trail.deps)).toBe(0);
    expect(await batches()).toEqual([]);
    expect(await trail.verify()).toEqual({ ok: true, entries: 0, batches: 0, unsealed: 0, checkpoints: 0 });
  });

  test('takes every entry exactly once while many write and finish in any order', async () => {
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; n < 20; n += 1) {
        await transaction(trail.db, async (tx) => {
          await appendEntry(tx, trail.deps.clock, SYSTEM, 'chart.opened', { details: { writer, n } });
          await sql`select pg_sleep(${Math.random() * 0.01})`.execute(tx);
          if (n % 5 === 4) await appendEntry(tx, trail.deps.clock, SYSTEM, 'mail.opened');
        });
      }
    });
    let isWriting = true;
    const sealing = (async () => {
      while (isWriting) await sealEntries(trail.deps);
    })();
    await Promise.all(writers);
    isWriting = false;
    await sealing;
    await trail.sealAll();

    expect(ascending(await sealedIds())).toEqual(await writtenIds());
    expect(await writtenIds()).toHaveLength(6 * 24);
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 6 * 24, unsealed: 0 });
  });

  test('waits for an older transaction that is still open, and takes everything once it ends', async () => {
    await trail.write(2);
    await trail.sealAll();
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = transaction(trail.db, async (tx) => {
      await appendEntry(tx, trail.deps.clock, SYSTEM, 'mail.opened');
      // The entry travels with what is asked next.
      await sql`select 1`.execute(tx);
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    await trail.write(3);

    expect(await sealEntries(trail.deps)).toBe(0);
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 2, unsealed: 3 });

    mayEnd.resolve();
    await held;
    await trail.sealAll();
    expect(ascending(await sealedIds())).toEqual(await writtenIds());
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 6, unsealed: 0 });
  });

  test('is done once when two servers do it together', async () => {
    const other = { ...trail.deps, config: { dataDir: `${trail.deps.config.dataDir}/other` } };
    mkdirSync(other.config.dataDir);
    for (let round = 0; round < 10; round += 1) {
      await trail.write(3);
      await Promise.all([sealEntries(trail.deps), sealEntries(other), sealEntries(other)]);
    }
    await trail.sealAll();
    await sealEntries(other);

    expect(ascending(await sealedIds())).toEqual(await writtenIds());
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 30 });
    // Each server's file knows the batches of both.
    expect(checkpoints(checkpointFileIn(other.config.dataDir))).toEqual(checkpoints());
  });

  test('goes through a large backlog in pieces that never cut a transaction in two', async () => {
    const add = (count: number) =>
      transaction(trail.db, (tx) =>
        sql`insert into audit_entries (at, actor_role, action)
          select now(), 'system', 'demo.loaded' from generate_series(1, ${count})`.execute(tx),
      );
    for (const count of [1, 5_200, 3_000, 3_000, 1_500]) await add(count);
    await trail.sealAll();

    expect((await batches()).map((batch) => batch.entry_count)).toEqual([1, 5_200, 3_000, 4_500]);
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 12_701, batches: 4, checkpoints: 4 });
  });

  test('goes on into the timeline of a restored copy, whatever the numbers of its transactions', async () => {
    await trail.write(2);
    await trail.sealAll();
    // What a restore brings along: entries whose transaction numbers lie far ahead of this server's.
    await sql`insert into audit_entries (at, actor_role, action, written_in)
      values (now(), 'system', 'demo.loaded', '900000000000')`.execute(trail.ownerDb);
    await sql`alter table audit_entries alter timeline set default 3`.execute(trail.ownerDb);
    expect(await sealEntries(trail.deps)).toBe(0);
    await trail.write(2);
    await trail.sealAll();

    expect((await batches()).map(({ timeline, entry_count }) => [timeline, entry_count])).toEqual([
      [1, 2],
      [1, 1],
      [3, 2],
    ]);
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 5, unsealed: 0 });

    await sql`insert into audit_entries (at, actor_role, action, timeline)
      values (now(), 'system', 'demo.loaded', 2)`.execute(trail.ownerDb);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '6' });
  });
});

describe('the checkpoint file', () => {
  test('gets the line that a crash between commit and file left out', async () => {
    for (let n = 0; n < 3; n += 1) {
      await trail.write();
      await trail.sealAll();
    }
    const whole = readFileSync(trail.checkpointFile, 'utf8');
    const lastLine = whole.trimEnd().lastIndexOf('\n') + 1;
    truncateSync(trail.checkpointFile, lastLine);
    expect(await trail.verify()).toMatchObject({ ok: true, batches: 3, checkpoints: 2 });

    await sealEntries(trail.deps);
    expect(readFileSync(trail.checkpointFile, 'utf8')).toBe(whole);
    expect(await trail.verify()).toMatchObject({ ok: true, checkpoints: 3 });
  });

  test('loses a line that a crash tore, and gets it whole again', async () => {
    for (let n = 0; n < 3; n += 1) {
      await trail.write();
      await trail.sealAll();
    }
    const whole = readFileSync(trail.checkpointFile, 'utf8');
    for (const torn of [whole.length - 1, whole.length - 40]) {
      truncateSync(trail.checkpointFile, torn);
      expect(await trail.verify()).toMatchObject({ ok: true, checkpoints: 2 });
      await sealEntries(trail.deps);
      expect(readFileSync(trail.checkpointFile, 'utf8')).toBe(whole);
    }
  });

  test('is written anew when it is lost', async () => {
    await trail.write();
    await trail.sealAll();
    rmSync(trail.checkpointFile);
    expect(await trail.verify()).toMatchObject({ ok: false, problem: 'the checkpoint file is missing' });
    await sealEntries(trail.deps);
    expect(await trail.verify()).toMatchObject({ ok: true, checkpoints: 1 });
  });

  test('keeps growing behind a line that nobody can read', async () => {
    await trail.write();
    await trail.sealAll();
    appendFileSync(trail.checkpointFile, `${randomBytes(20).toString('hex')}\n`);
    await trail.write();
    await trail.sealAll();
    expect(readFileSync(trail.checkpointFile, 'utf8').trimEnd().split('\n')).toHaveLength(3);
    expect(await trail.verify()).toMatchObject({ ok: false, batch: 2 });
  });
});
