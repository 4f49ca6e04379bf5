import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSeal } from '#server/platform/encryption/seal.ts';
import { openTestTrail, type TestTrail } from '../testing.ts';
import { verifyTrail } from './verify-trail.ts';

// Three batches: entries 1–4, 5–8 and 9–12. Each test then does what only the owner of the tables can do.
let trail: TestTrail;
let kept: string;
beforeAll(async () => {
  trail = await openTestTrail();
  for (let batch = 0; batch < 3; batch += 1) {
    await trail.write(4);
    await trail.sealAll();
    trail.deps.clock.advance(1_000);
  }
  kept = readFileSync(trail.checkpointFile, 'utf8');
  for (const table of TABLES) await asOwner(`create table kept_${table} as table ${table}`);
});
afterAll(() => trail.close());

beforeEach(async () => {
  writeFileSync(trail.checkpointFile, kept);
  await asOwner(`truncate ${TABLES.join(', ')}`);
  for (const table of TABLES) await asOwner(`insert into ${table} overriding system value table kept_${table}`);
  await asOwner('alter table audit_entries alter id restart with 13');
});

const TABLES = ['audit_entries', 'audit_batches', 'audit_leaves'];
const asOwner = (statement: string) => sql.raw(statement).execute(trail.ownerDb);
const lines = () => readFileSync(trail.checkpointFile, 'utf8').trimEnd().split('\n');
const rewriteLines = (changed: string[]) => writeFileSync(trail.checkpointFile, `${changed.join('\n')}\n`);

test('an untouched trail is whole, with the entries that are not sealed yet', async () => {
  await trail.write(2);
  expect(await trail.verify()).toEqual({ ok: true, entries: 12, batches: 3, unsealed: 2, checkpoints: 3 });
});

describe('an edit is found', () => {
  test.each([
    ['the time by a microsecond', `at = at + interval '1 microsecond'`],
    ['the time to before our era', `at = at - interval '4051 years'`],
    ['the time to for ever', `at = 'infinity'`],
    ['who it was', `actor_id = gen_random_uuid()`],
    ['the role', `actor_role = 'patient'`],
    ['what was done', `action = 'chart.closed'`],
    ['the subject', `subject = null`],
    ["the subject's id", `subject_id = 'null'`],
    ['the patient', `patient_id = gen_random_uuid()`],
    ['a detail', `details = '{"n": 2}'`],
    ['a detail beyond what a number can hold', `details = '{"n": 1.00000000000000000001}'`],
    ['a detail more', `details = details || '{"more": true}'`],
    ['the request', `request_id = ''`],
  ])('in %s', async (_what, change) => {
    await asOwner(`update audit_entries set ${change} where id = 6`);
    expect(await trail.verify()).toEqual({ ok: false, problem: 'it was edited', entryId: '6', batch: 2 });
  });

  test('and the first of several is named', async () => {
    await asOwner(`update audit_entries set action = 'chart.closed' where id in (11, 7, 8)`);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '7' });
  });

  test('when the root and the leaf were rewritten to match it', async () => {
    await asOwner(`update audit_entries set action = 'chart.closed' where id = 6`);
    await asOwner(`update audit_batches set root = sha256('other') where number = 2`);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '6', batch: 2 });
    await asOwner(`update audit_leaves set leaves = sha256('a') || sha256('b') || sha256('c') || sha256('d')
      where batch_number = 2`);
    expect(await trail.verify()).toMatchObject({ ok: false, batch: 2 });
  });
});

describe('a deletion is found', () => {
  test.each(['5', '6', '8'])('of entry %s', async (id) => {
    await asOwner(`delete from audit_entries where id = ${id}`);
    expect(await trail.verify()).toEqual({ ok: false, problem: 'it is missing', entryId: id, batch: 2 });
  });

  test('of a whole batch in the middle', async () => {
    await asOwner(`delete from audit_entries where id between 5 and 8`);
    await asOwner(`delete from audit_leaves where batch_number = 2`);
    await asOwner(`delete from audit_batches where number = 2`);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '5', batch: 2 });
  });
});

describe('an insertion is found', () => {
  test.each(['(select written_in from audit_entries where id = 6)', `'3'`])(
    'in the sealed range, at transaction %s',
    async (xid) => {
      await asOwner(`insert into audit_entries (written_in, at, actor_role, action)
        values (${xid}, now(), 'system', 'chart.opened')`);
      expect(await trail.verify()).toMatchObject({ ok: false, problem: 'it was inserted', entryId: '13' });
    },
  );

  test('in a timeline before the first', async () => {
    await asOwner(`insert into audit_entries (timeline, at, actor_role, action)
      values (0, now(), 'system', 'chart.opened')`);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '13' });
  });
});

describe('a reordering is found', () => {
  test('when two entries swap what they say', async () => {
    await asOwner(`update audit_entries as one set subject_id = other.subject_id, details = other.details
      from audit_entries as other where one.id + other.id = 13 and one.id in (6, 7)`);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '6', batch: 2 });
  });

  test('when two entries swap their transactions', async () => {
    await asOwner(`update audit_entries as one set written_in = other.written_in
      from audit_entries as other where one.id + other.id = 13 and one.id in (6, 7)`);
    expect(await trail.verify()).toEqual({ ok: false, problem: 'it is out of order', entryId: '7', batch: 2 });
  });

  test('when two entries swap their batches', async () => {
    await asOwner(`update audit_entries as one set written_in = other.written_in
      from audit_entries as other where one.id + other.id = 14 and one.id in (4, 10)`);
    expect(await trail.verify()).toEqual({ ok: false, problem: 'it is missing', entryId: '4', batch: 1 });
  });
});

describe('a truncation is found', () => {
  const cutOff = async () => {
    await asOwner(`delete from audit_leaves where batch_number >= 2`);
    await asOwner(`delete from audit_batches where number >= 2`);
    await asOwner(`delete from audit_entries where id >= 5`);
  };

  test('by the checkpoints that the database no longer knows', async () => {
    await cutOff();
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '5', batch: 2 });
  });

  test('also after the sealer has gone on', async () => {
    await cutOff();
    await trail.write(4);
    await trail.sealAll();
    await trail.write(4);
    await trail.sealAll();
    expect(await trail.verify()).toMatchObject({ ok: false, batch: 2, problem: expect.stringContaining('rewritten') });
  });

  test('when everything is gone', async () => {
    await asOwner(`truncate audit_entries, audit_batches, audit_leaves`);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '1', batch: 1 });
  });

  test('when only the seals are gone', async () => {
    await asOwner(`truncate audit_batches, audit_leaves`);
    expect(await trail.verify()).toMatchObject({ ok: false, entryId: '1', batch: 1 });
  });
});

describe('a changed seal is found', () => {
  test.each([
    `sealed_at = sealed_at + interval '1 microsecond'`,
    `entry_count = 5`,
    `root = sha256('other')`,
    `previous = sha256('other')`,
    `chained = sha256('other')`,
    `signature = sha512('other')`,
    `signature = ''`,
    `timeline = 2`,
    `from_xid = '3'`,
    `until_xid = (until_xid::text::bigint + 1)::text::xid8`,
  ])('%s', async (change) => {
    await asOwner(`update audit_batches set ${change} where number = 2`);
    expect(await trail.verify()).toMatchObject({ ok: false, batch: 2 });
  });

  test('in the list of leaves, although the entries are intact', async () => {
    await asOwner(`update audit_leaves set ids = '{5,6,8,7}' where batch_number = 2`);
    const verdict = { ok: false, problem: 'the list of leaves was altered; the entries are intact', entryId: null };
    expect(await trail.verify()).toMatchObject(verdict);
    await asOwner(`delete from audit_leaves where batch_number = 2`);
    expect(await trail.verify()).toMatchObject(verdict);
  });

  test('when it was made with another key', async () => {
    const { db, checkpointFile } = trail;
    const verdict = await verifyTrail({ db, checkpointFile, seal: makeSeal(randomBytes(32)) });
    expect(verdict).toMatchObject({ ok: false, batch: 1, problem: expect.stringContaining('another key') });
  });
});

describe('a changed checkpoint file is found', () => {
  test('when a line says something else', async () => {
    const whole = lines();
    for (const [name, value] of Object.entries({ until: '7', count: 5, chained: 'ab', signature: '', sealedAt: '' })) {
      rewriteLines(whole.with(1, JSON.stringify({ ...JSON.parse(whole[1] ?? ''), [name]: value })));
      expect(await trail.verify()).toMatchObject({ ok: false, batch: 2, problem: expect.stringContaining(name) });
    }
  });

  test('when a line is missing, doubled, moved or unreadable', async () => {
    const [one = '', two = '', three = ''] = lines();
    const changes = [
      [two, three],
      [one, three],
      [one, one, two, three],
      [one, three, two],
      [one, '{"number":', three],
    ];
    for (const changed of [...changes, [one, two, three, 'nonsense']]) {
      rewriteLines(changed);
      expect(await trail.verify()).toMatchObject({ ok: false });
    }
    rewriteLines([one, two, three]);
    expect(await trail.verify()).toMatchObject({ ok: true });
  });
});
