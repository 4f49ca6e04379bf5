// What a checkpoint shows that left the machine, when table and file were cut together.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Checkpoint } from '../checkpoint-file.ts';
import { latestCheckpoint } from '../latest-checkpoint.ts';
import { openTestTrail, type TestTrail } from '../testing.ts';
import { readKeptCheckpoint } from './read-kept-checkpoint.ts';

let trail: TestTrail;
let kept: Checkpoint;
beforeEach(async () => {
  trail = await openTestTrail();
  for (let batch = 0; batch < 3; batch += 1) {
    await trail.write(2);
    await trail.sealAll();
  }
  kept = (await latestCheckpoint(trail.deps.db)) as Checkpoint;
});
afterEach(() => trail.close());

/** The last batch, its entries and its line in the file: what remains fits together. */
async function cutBoth() {
  await sql`delete from audit_leaves where batch_number = ${kept.number}`.execute(trail.ownerDb);
  await sql`delete from audit_batches where number = ${kept.number}`.execute(trail.ownerDb);
  await sql`delete from audit_entries where id >= ${kept.firstEntry}::bigint`.execute(trail.ownerDb);
  const lines = readFileSync(trail.checkpointFile, 'utf8').trimEnd().split('\n');
  writeFileSync(trail.checkpointFile, `${lines.slice(0, -1).join('\n')}\n`);
}

describe('a trail that was cut together with its checkpoint file', () => {
  test('looks whole by itself, and the checkpoint kept elsewhere names what is missing', async () => {
    expect(await trail.verify(kept)).toMatchObject({ ok: true, batches: 3 });
    await cutBoth();
    expect(await trail.verify()).toMatchObject({ ok: true, batches: 2 });
    expect(await trail.verify(kept)).toEqual({
      ok: false,
      problem: 'the checkpoint kept elsewhere knows a later batch: the end of the trail was cut off',
      batch: 3,
      entryId: kept.firstEntry,
    });
  });

  test('does not look whole again when it has grown since', async () => {
    await cutBoth();
    trail.deps.clock.advance(1_000);
    await trail.write(2);
    await trail.sealAll();
    expect(await trail.verify()).toMatchObject({ ok: true, batches: 3 });
    expect(await trail.verify(kept)).toMatchObject({
      ok: false,
      batch: 3,
      problem: expect.stringMatching(/written anew/),
    });
  });
});

test('a checkpoint that another key signed is not believed', async () => {
  const signature = `${kept.signature.startsWith('00') ? 'ff' : '00'}${kept.signature.slice(2)}`;
  expect(await trail.verify({ ...kept, signature })).toMatchObject({
    ok: false,
    problem: 'the checkpoint kept elsewhere was not signed with the key of this trail',
  });
});

describe('a kept checkpoint is read', () => {
  const wrapped = (line: string) => line.replace(/(.{60})/g, '$1\r\n> ');
  const asTravelled = (line: string) => line.replaceAll('=', '=3D').replace(/(.{70})/g, '$1=\r\n');
  const posted = (line: string) => `{"clinic":"Riverside","checkpoint":${line}}`;

  test.each([
    ['as a pasted line', (line: string) => line],
    ['out of a mail with words around it', (line: string) => `This line says:\n\n${line}\n\nKeep this mail.`],
    ['from an answer that a mail program wrapped and quoted', wrapped],
    ['from a mail that was saved as it travelled', asTravelled],
    ['from what the address of the clinic was sent', posted],
  ])('%s', (_how, write) => {
    const text = write(JSON.stringify(kept));
    const file = join(trail.deps.config.dataDir, 'kept.txt');
    writeFileSync(file, text);
    expect(readKeptCheckpoint(file)).toEqual(kept);
    if (text.startsWith('{')) expect(readKeptCheckpoint(text)).toEqual(kept);
  });

  test('or it says that there is none', () => {
    expect(() => readKeptCheckpoint('nothing of the kind')).toThrow(/No checkpoint was found/);
  });
});
