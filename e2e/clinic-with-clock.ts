// A demo clinic of one journey's own, a few minutes before midnight: the journey lets the day end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dayIn, instantFrom } from '#contract/zoned-time.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { freePort, INHERITED } from '#server/testing-process.ts';

const ZONE = 'Asia/Kolkata';
const MINUTE_MS = 60_000;

export async function startBeforeMidnight() {
  const today = dayIn(ZONE, new Date());
  const aheadAt = (time: string) => instantFrom(today, time, ZONE).getTime() - Date.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'nadi-clock-'));
  // Root's PostgreSQL runs under another account, which has to pass through.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--import=./scripts/stop-with-parent.mjs', '--import=./e2e/movable-clock.ts', 'server/main.ts'],
    {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...{ ...INHERITED, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
        ...{ MODE: 'demo', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: dataDir, QUIET_HOURS: 'off' },
        CLINIC_TIME_ZONE: ZONE,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const gone = once(server, 'exit');
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(async () => server.exitCode !== null || (await isReady()), { timeout: 180_000 }).toBe(true);
  const move = async (aheadMs: number) => {
    const heard = once(server, 'message');
    server.send({ aheadMs });
    await heard;
  };
  // Filled by day, however long that took.
  await move(aheadAt('23:50'));
  return {
    url,
    /** Of the clinic, at its start. */
    today,
    /** A minute after the end of the day: shorter than a session may be idle. */
    passMidnight: () => move(aheadAt('23:59') + 2 * MINUTE_MS),
    async stop() {
      server.kill('SIGTERM');
      await gone;
      await removeDatabase(dataDir);
    },
  };
}

/** A call out of the page itself, which is at the address of this clinic. */
export async function sendFrom(page: Page, method: string, path: string, data?: object) {
  const { status, answer } = await page.evaluate(
    async (call) => {
      const body = call.data
        ? { body: JSON.stringify(call.data), headers: { 'content-type': 'application/json' } }
        : {};
      const given = await fetch(call.path, { method: call.method, ...body });
      return { status: given.status, answer: await given.json() };
    },
    { method, path, data },
  );
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}
