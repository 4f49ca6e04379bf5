import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BackupsReply } from '#contract/clinic/backups.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { MARK_FILE } from '../making/backup-folder.ts';
import { findPlan } from '../plan/find-plan.ts';
import { makeNextBackup } from '../start-backups.ts';
import { aFolder } from '../testing.ts';
import { copyToSecondPlace } from './copy-backups.ts';

let app: TestApp;
let admin: Person;
let second: string;
const clock = fixedClock('2026-03-02T05:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp({ clock });
  admin = await app.anAdministrator();
  await app.anAdministrator();
  second = aFolder();
  chmodSync(second, 0o700);
});
afterAll(async () => {
  rmSync(second, { recursive: true, force: true });
  await app.close();
});

const page = async (): Promise<BackupsReply> => (await app.as(await app.login(admin)).get('/api/admin/backups')).json();
const set = async (change: object) => {
  const { plan } = await page();
  const body = {
    time: '03:30',
    keep: { daily: 1, weekly: 0, monthly: 0 },
    secondFolder: second,
    version: plan.version,
  };
  return app.as(await app.login(admin)).put('/api/admin/backups/plan', { ...body, ...change });
};
const noPostgres = async () => {
  throw new PlainError('There is no PostgreSQL for this system.');
};
const make = async () => {
  await app.as(await app.login(admin)).post('/api/admin/backups', {});
  return makeNextBackup(app.deps, { openScratch: noPostgres });
};
const there = () => readdirSync(second).filter((name) => name.endsWith('.nadibackup'));
const toldTo = async () =>
  (await app.mails(admin.email)).filter(({ kind }) => kind === 'backup').map(({ subject }) => subject);

describe('the plan', () => {
  test('of the environment holds until an administrator sets one', async () => {
    expect(await findPlan(app.deps)).toMatchObject({ version: 0, at: '02:00', secondFolder: null });
  });

  test('takes only a second folder that somebody at the machine has made ready', async () => {
    const why = async (secondFolder: string) => (await set({ secondFolder })).json().fields?.secondFolder;
    expect(await why('/does/not/exist')).toContain('does not exist');
    expect(await why(second)).toContain('was not made ready');
    expect(await why(join(app.deps.config.dataDir, 'inside'))).toContain('another disk');
    expect(await why('/tmp/../etc')).toContain('whole path');
    chmodSync(second, 0o777);
    expect(await why(second)).toContain('Others may write');
    chmodSync(second, 0o700);
  });

  test('is a new version, told to every administrator, and an old screen is refused', async () => {
    writeFileSync(join(second, MARK_FILE), '');
    expect((await set({})).statusCode).toBe(200);
    expect(await page()).toMatchObject({ time: '03:30', keep: { daily: 1 }, plan: { version: 1, setBy: admin.name } });
    expect((await set({ version: 0 })).json().code).toBe('version_outdated');
    expect((await toldTo()).at(-1)).toBe(`${admin.name} changed the backups`);
    expect((await set({ keep: { daily: 0, weekly: 0, monthly: 0 } })).json().fields).toEqual({
      'keep.daily': 'At least 1.',
    });
  });

  test('is set by administrators only', async () => {
    for (const role of ['patient', 'doctor', 'staff', 'desk'] as const) {
      const { cookie } = await app.someone(role);
      expect((await app.as(cookie).put('/api/admin/backups/plan', {})).statusCode).toBe(403);
    }
  });
});

describe('a backup', () => {
  test('is copied to the second place, read back and compared', async () => {
    const made = await make();
    const [name = ''] = there();
    expect(readFileSync(join(second, name)).equals(readFileSync(made?.path ?? ''))).toBe(true);
    expect(readFileSync(join(second, `${name}.sha256`), 'utf8')).toContain(name);
    const { second: place, backups } = await page();
    expect(place).toMatchObject({ folder: second, problem: null, isWaiting: false });
    expect(backups[0]).toMatchObject({ isCopied: true });
    expect((await app.trail()).map(({ action }) => action)).toContain('backup.copied');
  });

  test('stays here while the second place is away; the administrators are told, and it is copied later', async () => {
    clock.advance(HOUR_MS);
    const mark = readFileSync(join(second, MARK_FILE));
    rmSync(join(second, MARK_FILE));
    await make();
    expect((await page()).second).toMatchObject({ isWaiting: true, problem: expect.stringContaining('not mounted') });
    expect((await toldTo()).at(-1)).toBe('A backup is not in the second place');
    writeFileSync(join(second, MARK_FILE), mark);
    await Promise.all([copyToSecondPlace(app.deps), copyToSecondPlace(app.deps)]);
    expect((await page()).second).toMatchObject({ isWaiting: false, problem: null });
    expect(readdirSync(second).some((name) => name.endsWith('.copying'))).toBe(false);
  });

  test('whose copy differs is not called copied', async () => {
    clock.advance(HOUR_MS);
    await set({ secondFolder: null });
    const made = await make();
    const path = made?.path ?? '';
    const whole = readFileSync(path);
    writeFileSync(path, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]));
    await set({});
    await copyToSecondPlace(app.deps);
    expect((await page()).second?.problem).toContain('its checksum differs');
    expect(existsSync(join(second, path.split('/').at(-1) ?? ''))).toBe(false);
    writeFileSync(path, whole);
    await copyToSecondPlace(app.deps);
    expect((await page()).second?.problem).toBeNull();
  });

  test('that the retention lets go is removed in both places', async () => {
    for (let day = 0; day < 2; day += 1) {
      clock.advance(24 * HOUR_MS);
      await makeNightly();
    }
    const { backups } = await page();
    const kept = backups
      .filter(({ isRemoved, state }) => state === 'done' && !isRemoved)
      .map(({ fileName }) => fileName);
    expect(there().toSorted()).toEqual(kept.toSorted());
  });
});

async function makeNightly() {
  mkdirSync(app.deps.config.backups.folder, { recursive: true });
  return makeNextBackup(app.deps, { openScratch: noPostgres });
}
