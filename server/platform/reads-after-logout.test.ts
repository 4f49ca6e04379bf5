// Reads of one account take turns. What waits when the session ends is not read after it.
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { startTestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';

const app = await startTestApp();
afterAll(() => app.close());

const AT_ONCE = 6;

/** Ten reads at once, of which the last wait until the first are done; the session ends meanwhile. Answers the statuses. */
async function readWhile(patient: Patient, end: () => Promise<unknown>): Promise<number[]> {
  const { answers } = await transaction(app.db, async (tx) => {
    await sql`lock table notices in access exclusive mode`.execute(tx);
    const reading = Array.from({ length: 10 }, () => app.as(patient.cookie).get('/api/notices'));
    await vi.waitFor(async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
        where not granted and relation = 'notices'::regclass
          and database = (select oid from pg_database where datname = current_database())`.execute(tx);
      expect(rows[0]?.count).toBe(AT_ONCE);
    }, 20_000);
    await end();
    // Not waited for here: they go on when the lock is gone.
    return { answers: Promise.all(reading) };
  });
  return (await answers).map(({ statusCode }) => statusCode);
}

const served = (status: number) => [...Array<number>(AT_ONCE).fill(200), ...Array<number>(4).fill(status)];

test('reads that wait their turn are answered while the session is open', async () => {
  expect(await readWhile(await app.aPatient(), async () => undefined)).toEqual(served(200));
});

test('reads that wait their turn are not answered after a logout', async () => {
  const patient = await app.aPatient();
  expect(await readWhile(patient, () => app.as(patient.cookie).post('/api/logout'))).toEqual(served(401));
});

test('reads that wait their turn are not answered while the session is locked', async () => {
  const patient = await app.aPatient();
  const statuses = await readWhile(patient, () => app.as(patient.cookie).post('/api/session/lock'));
  const locked = await app.as(patient.cookie).get('/api/notices');
  expect(statuses).toEqual(served(locked.statusCode));
  expect(locked.json().code).toBe('session_locked');
});

test('reads that wait their turn are not answered after the account is closed', async () => {
  const patient = await app.aPatient();
  const close = app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', patient.id);
  expect(await readWhile(patient, () => close.execute())).toEqual(served(401));
});
