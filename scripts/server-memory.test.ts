import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEMORY_OPTIONS, MEMORY_SETTINGS } from './server-memory.mjs';

const settings = Object.entries(MEMORY_SETTINGS).map(([name, value]) => `${name}=${value}`);

test.each([
  ['Dockerfile', `CMD [${['node', ...MEMORY_OPTIONS, 'server/main.ts'].map((word) => `"${word}"`).join(', ')}]`],
  ['deploy/nadi@.service', `ExecStart=/usr/bin/node ${MEMORY_OPTIONS.join(' ')} server/main.ts`],
])('%s starts the server with the memory that npm start gives it', (file, command) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(command);
  for (const setting of settings) expect(text).toContain(setting);
});
