import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from './db/open-test-database.ts';
import { openProxy } from './platform/testing-proxy.ts';
import { freePort, INHERITED } from './testing-process.ts';
import { OWN_CLINIC } from './testing-production.ts';
import { until } from './testing-stream.ts';

// Each starts a server of its own.
const isFull = process.env.NADI_TEST_FULL === '1';
const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'nadi-wait-'));
const started: { kill(): void }[] = [];
afterEach(() => {
  for (const { kill } of started.splice(0)) kill();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(url: string, ownerUrl: string) {
  const port = await freePort();
  const env = {
    ...{ ...INHERITED, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
    ...{ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, MODE: 'production', PUBLIC_URL: 'https://nadi.example' },
    ...{ TRUSTED_PROXY: 'loopback', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@nadi.example' },
    ...OWN_CLINIC,
  };
  const child = spawn(process.execPath, ['--import=./scripts/stop-with-parent.mjs', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  started.push({ kill: () => child.kill('SIGKILL') });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))?.status ?? 0;
  return { child, gone, ask, said: () => said };
}

const through = (port: string) => {
  const url = new URL(database.ownerUrl);
  url.hostname = '127.0.0.1';
  url.port = port;
  url.searchParams.delete('host');
  return url.href;
};

describe('a server whose external database is away at the start', () => {
  test.runIf(isFull)('waits, is alive but not ready, and comes up when the database is there', async () => {
    const proxy = await openProxy(database.url);
    await proxy.takeAway();
    const server = await start(proxy.url, through(new URL(proxy.url).port));
    await until(async () => (await server.ask('/healthz')) === 200);
    expect([await server.ask('/readyz'), await server.ask('/'), await server.ask('/api/clinic')]).toEqual([
      503, 503, 503,
    ]);
    expect(server.said()).toMatch(/No PostgreSQL answers at 127\.0\.0\.1:\d+ \(DATABASE_URL\)\. Waiting for it …/);

    await proxy.bringBack();
    await until(async () => (await server.ask('/readyz')) === 200);
    expect(await server.ask('/api/clinic')).toBe(200);

    // And a stop while the database hangs ends within ten seconds.
    proxy.hang();
    const asked = performance.now();
    server.child.kill('SIGTERM');
    await server.gone;
    expect(performance.now() - asked).toBeLessThan(10_000);
    await proxy.takeAway();
  });

  test.runIf(isFull)('is stopped at once while it waits', async () => {
    const proxy = await openProxy(database.url);
    await proxy.takeAway();
    const server = await start(proxy.url, through(new URL(proxy.url).port));
    await until(async () => (await server.ask('/healthz')) === 200);
    server.child.kill('SIGTERM');
    expect(await server.gone).toBe(0);
  });

  test.runIf(isFull).each([
    ['a wrong password', { password: 'a-guess' }, /refuses the password/],
    ['a database that does not exist', { pathname: '/elsewhere' }, /has no database named elsewhere/],
  ] as const)('%s is said at once, and nothing waits', async (_what, change, sentence) => {
    const url = Object.assign(new URL(database.url), change);
    const server = await start(url.href, database.ownerUrl);
    expect(await server.gone).toBe(1);
    expect(server.said()).toMatch(sentence);
    expect(server.said()).not.toContain('Waiting');
  });
});
