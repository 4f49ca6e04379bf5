import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import type { Caller } from '../platform/actor.ts';
import { ACTIONS, type Action } from './actions.ts';
import { type About, appendEntry } from './append-entry.ts';
import { openTestTrail, type TestTrail } from './testing.ts';

let trail: TestTrail;
beforeAll(async () => {
  trail = await openTestTrail();
});
afterAll(() => trail.close());

const nurse: Caller = { accountId: randomUUID(), role: 'staff', sessionId: randomUUID(), requestId: 'req-7' };
const append = (action: Action, about?: About) =>
  transaction(trail.db, (tx) => appendEntry(tx, trail.deps.clock, nurse, action, about));
const actions = async () =>
  (await trail.db.selectFrom('audit_entries').select('action').orderBy('id').execute()).map(({ action }) => action);

describe('an entry', () => {
  test('says who did what to whom, when and in which request', async () => {
    const patientId = randomUUID();
    const details = { reason: 'ward-round', minutes: 60, isUrgent: false, shift: null };
    await append('chart.opened', { subject: 'chart', subjectId: patientId, patientId, details });

    const entry = await trail.db.selectFrom('audit_entries').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      at: trail.deps.clock.now(),
      actor_id: nurse.accountId,
      actor_role: 'staff',
      action: 'chart.opened',
      subject: 'chart',
      subject_id: patientId,
      patient_id: patientId,
      details,
      request_id: 'req-7',
    });
  });

  test('is not kept when what it records is undone', async () => {
    const undone = transaction(trail.db, async (tx) => {
      await appendEntry(tx, trail.deps.clock, nurse, 'account.disabled');
      throw new Error('The patient was not there.');
    });
    await expect(undone).rejects.toThrow();
    expect(await actions()).not.toContain('account.disabled');
  });

  test.each<[string, About]>([
    ['a name', { details: { who: 'Asha Rao' } }],
    ['an e-mail address', { details: { to: 'asha@example.org' } }],
    ['a PUD', { details: { patient: 'PUD-7K2QM-9F3XA' } }],
    ['a PUD as the subject', { subject: 'patient', subjectId: 'pud-7k2qm-9f3xa' }],
    ['free text', { details: { note: 'could not sleep, asked for water' } }],
    ['more than sixty characters', { details: { code: 'x'.repeat(61) } }],
    ['a telling key', { details: { 'Asha Rao': true } }],
    ['what is no number', { details: { minutes: Number.NaN } }],
  ])('never holds %s', async (_what, about) => {
    await expect(append('record.downloaded', about)).rejects.toThrow(TypeError);
    expect(await actions()).not.toContain('record.downloaded');
  });

  test('has an action that names a subject and what was done, each known once', () => {
    for (const action of ACTIONS) expect(action).toMatch(/^[a-z][a-z0-9_-]*(\.[a-z][a-z0-9_-]*)+$/);
    expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
  });
});

describe('the application', () => {
  test.each(['audit_entries', 'audit_batches', 'audit_leaves'])('can only add to %s', async (table) => {
    const name = sql.table(table);
    const column = sql.ref(table === 'audit_leaves' ? 'batch_number' : 'timeline');
    const denied = { code: '42501' };
    await expect(sql`update ${name} set ${column} = 1`.execute(trail.db)).rejects.toMatchObject(denied);
    await expect(sql`delete from ${name}`.execute(trail.db)).rejects.toMatchObject(denied);
    await expect(sql`truncate ${name} cascade`.execute(trail.db)).rejects.toMatchObject(denied);
    await expect(sql`drop table ${name}`.execute(trail.db)).rejects.toMatchObject(denied);
    await expect(sql`alter table ${name} disable trigger all`.execute(trail.db)).rejects.toMatchObject(denied);
  });
});
