import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '#server/testing-stream.ts';
import { lockFileIn, unfinishedIn } from './install-lock.mjs';

const PACKAGES = { '': {}, 'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' } };
// Like npm it keeps a record of what it installed; here it is written first, so that only our own mark tells of a cut.
// It takes until the file `slow` is gone.
const NPM = `
  const fs = require('node:fs');
  fs.appendFileSync('calls.log', 'begun\\n');
  fs.mkdirSync('node_modules', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  const finish = () => {
    if (fs.existsSync('slow')) return setTimeout(finish, 20);
    fs.writeFileSync('node_modules/whole', '');
    fs.appendFileSync('calls.log', 'done\\n');
  };
  finish();
`;

let root: string;
const started: { pid?: number | undefined; kill(signal: NodeJS.Signals): boolean }[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nadi-install-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }));
  writeFileSync(join(root, 'npm-cli.cjs'), NPM);
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

const calls = () => {
  const file = join(root, 'calls.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

/** `npm start` up to the point where everything is installed. */
function start(machine = 'undefined') {
  const script = `const { ensureInstalled } = await import(${JSON.stringify(join(import.meta.dirname, 'install.mjs'))});
    await ensureInstalled(${JSON.stringify(root)}, 'run', ${machine});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm-cli.cjs'), npm_node_execpath: process.execPath },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Killed as a whole, as when a terminal is closed.
    detached: true,
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended, said: () => said };
}

test('a second start while the first installs waits for it and installs nothing', async () => {
  writeFileSync(join(root, 'slow'), '');
  const first = start();
  await until(() => calls().length > 0);
  const second = start();
  await until(() => /Another start installs here \(process \d+\); waiting for it/.test(second.said()));
  expect(calls()).toEqual(['begun']);
  rmSync(join(root, 'slow'));
  expect((await first.ended).code).toBe(0);
  expect((await second.ended).code).toBe(0);
  expect(calls()).toEqual(['begun', 'done']);
});

test('an install that was cut off is noticed and done again', async () => {
  writeFileSync(join(root, 'slow'), '');
  const first = start();
  await until(() => calls().length > 0);
  process.kill(-(first.child.pid ?? 0), 'SIGKILL');
  await first.ended;
  rmSync(join(root, 'slow'));
  expect(existsSync(join(root, 'node_modules/whole'))).toBe(false);

  expect((await start().ended).code).toBe(0);
  expect(existsSync(join(root, 'node_modules/whole'))).toBe(true);
  expect(calls()).toEqual(['begun', 'begun', 'done']);
  expect([existsSync(lockFileIn(root)), existsSync(unfinishedIn(root))]).toEqual([false, false]);

  await start().ended;
  expect(calls()).toHaveLength(3);
});

test.each(['4194300\n', ''])('a lock that nobody holds any more (%j) is not waited for', async (content) => {
  mkdirSync(join(root, '.cache'));
  writeFileSync(lockFileIn(root), content);
  expect((await start().ended).code).toBe(0);
  expect(calls()).toEqual(['begun', 'done']);
});

test('an older machine whose newer Node is missing from node_modules installs again', async () => {
  await start().ended;
  const older = JSON.stringify({ version: '20.11.0', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' });
  await start(older).ended;
  expect(calls()).toEqual(['begun', 'done', 'begun', 'done']);
});
