import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '#server/testing-stream.ts';
import { isInstalling, locksIn, unfinishedIn } from './install-lock.mjs';

const isFull = process.env.NADI_TEST_FULL === '1';

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
const started: number[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nadi-install-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }));
  writeFileSync(join(root, 'npm-cli.cjs'), NPM);
});
afterEach(() => {
  for (const pid of started.splice(0)) killGroup(pid);
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

/** A start with its npm, as when a terminal is closed. */
function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

const calls = () => {
  const file = join(root, 'calls.log');
  // The file is there a moment before its first line.
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
};

/** `npm start` up to the point where everything is installed. */
function start(machine = 'undefined', more: string[] = []) {
  const script = `const { ensureInstalled } = await import(${JSON.stringify(join(import.meta.dirname, 'install.mjs'))});
    await ensureInstalled(${JSON.stringify(root)}, 'run', ${machine});`;
  const child = spawn(process.execPath, [...more, '--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm-cli.cjs'), npm_node_execpath: process.execPath },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be killed as a whole.
    detached: true,
  });
  if (child.pid) started.push(child.pid);
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
  killGroup(first.child.pid ?? 0);
  await first.ended;
  rmSync(join(root, 'slow'));
  expect(existsSync(join(root, 'node_modules/whole'))).toBe(false);

  expect((await start().ended).code).toBe(0);
  expect(existsSync(join(root, 'node_modules/whole'))).toBe(true);
  expect(calls()).toEqual(['begun', 'begun', 'done']);
  expect([isInstalling(root), existsSync(unfinishedIn(root))]).toEqual([false, false]);

  await start().ended;
  expect(calls()).toHaveLength(3);
});

test.runIf(isFull)('an npm that goes on when its start was killed is waited for', async () => {
  writeFileSync(join(root, 'slow'), '');
  const first = start();
  await until(() => calls().length > 0);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start();
  await until(() => /Another start installs here \(process \d+\); waiting for it/.test(second.said()));
  expect(calls()).toEqual(['begun']);
  rmSync(join(root, 'slow'));
  expect((await second.ended).code).toBe(0);
  expect(calls()).toEqual(['begun', 'done', 'begun', 'done']);
});

// Stops a start at the moment when it finds that the process of a lock is gone, until the file `go` is there.
const PAUSE = `
  import { existsSync, writeFileSync } from 'node:fs';
  const kill = process.kill;
  process.kill = (...args) => {
    try {
      return kill.apply(process, args);
    } catch (problem) {
      writeFileSync('found-stale', '');
      while (!existsSync('go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      throw problem;
    }
  };
`;

test.runIf(isFull)('of two starts that find a stale lock at once, one installs and the other waits', async () => {
  writeFileSync(join(root, 'slow'), '');
  writeFileSync(join(root, 'pause.mjs'), PAUSE);
  const killed = start();
  await until(() => calls().length === 1);
  killGroup(killed.child.pid ?? 0);
  await killed.ended;

  const late = start(undefined, [`--import=${pathToFileURL(join(root, 'pause.mjs'))}`]);
  await until(() => existsSync(join(root, 'found-stale')));
  const quick = start();
  await until(() => calls().length === 2);
  writeFileSync(join(root, 'go'), '');
  await until(() => /waiting for it/.test(late.said()) || calls().length > 2);
  expect(calls()).toEqual(['begun', 'begun']);
  rmSync(join(root, 'slow'));
  expect([(await quick.ended).code, (await late.ended).code]).toEqual([0, 0]);
  expect(calls()).toEqual(['begun', 'begun', 'done']);
});

test.each([
  ['of a process that is gone', ['4194300']],
  ['without a process', []],
])('a lock %s is not waited for', async (_what, pids) => {
  mkdirSync(join(locksIn(root), '7'), { recursive: true });
  for (const pid of pids) writeFileSync(join(locksIn(root), '7', pid), '');
  expect((await start().ended).code).toBe(0);
  expect(calls()).toEqual(['begun', 'done']);
  expect(readdirSync(locksIn(root))).toEqual(['8']);
});

// Process 1 runs on every machine of these tests, and so does this one: only when they began tells that they are others.
test.each(process.platform === 'linux' ? ['1', String(process.pid)] : [])(
  'a lock of another process %s, which is gone, is not waited for',
  async (pid) => {
    mkdirSync(join(locksIn(root), '7'), { recursive: true });
    writeFileSync(join(locksIn(root), '7', pid), '00000000-0000-0000-0000-000000000000 4711');
    expect((await start().ended).code).toBe(0);
    expect(calls()).toEqual(['begun', 'done']);
  },
);

test('a start never waits for itself', async () => {
  mkdirSync(join(locksIn(root), '7'), { recursive: true });
  writeFileSync(join(locksIn(root), '7', String(process.pid)), '');
  expect(isInstalling(root)).toBe(false);
});

test.runIf(isFull)('whoever waits is told which folder to remove when nothing installs here', async () => {
  const lock = join(locksIn(root), '7');
  mkdirSync(lock, { recursive: true });
  writeFileSync(join(lock, String(process.pid)), '');
  const waiting = start();
  await until(() => waiting.said().includes(`remove ${lock}`));
  rmSync(lock, { recursive: true });
  expect((await waiting.ended).code).toBe(0);
});

// Kills a start at the moment when it has started npm, before it could name it.
const DIE = `
  import childProcess from 'node:child_process';
  import { syncBuiltinESMExports } from 'node:module';
  const spawn = childProcess.spawn;
  childProcess.spawn = (...args) => {
    spawn.apply(childProcess, args);
    process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();
`;

test.skipIf(process.platform === 'win32')(
  'an npm whose start was killed before it could name it has named itself',
  async () => {
    writeFileSync(join(root, 'slow'), '');
    writeFileSync(join(root, 'die.mjs'), DIE);
    const first = start(undefined, [`--import=${pathToFileURL(join(root, 'die.mjs'))}`]);
    await first.ended;
    await until(() => calls().length > 0);
    expect(isInstalling(root)).toBe(true);
    rmSync(join(root, 'slow'));
    await until(() => !isInstalling(root));
    expect(calls()).toEqual(['begun', 'done']);
  },
);

test.runIf(isFull)('an older machine whose newer Node is missing from node_modules installs again', async () => {
  await start().ended;
  const older = JSON.stringify({ version: '20.11.0', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' });
  await start(older).ended;
  expect(calls()).toEqual(['begun', 'done', 'begun', 'done']);
});
