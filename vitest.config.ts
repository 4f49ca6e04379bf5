import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Rules of the web that draw nothing need no page; those that need a browser's storage, or load a file that draws, say so
// in their first line.
const webRules = Object.groupBy(globSync('web/**/*.test.ts'), (file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom') ? 'inPage' : 'alone',
);

// What a test makes is garbage a moment later; collecting it often was a quarter of the time.
const ROOM_FOR_THE_YOUNG = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            '{server,contract,triage-engine,scripts,bench,docs}/**/*.test.ts',
            // Tests that guard the whole code lie at its root.
            '*.test.ts',
            ...(webRules.alone ?? []),
          ],
          globalSetup: ['server/db/testing-setup.ts'],
          setupFiles: ['scripts/testing-imports.ts'],
          pool: 'forks',
          execArgv: ROOM_FOR_THE_YOUNG,
          // Files share their process, one after the other: nothing here mocks modules, and loading them anew costs a third.
          isolate: false,
          // Node loads the files as when Nadi runs: nothing is transformed for the tests, and no call takes a detour.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Waits as long for what comes as a page does: a busy machine is no fault.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx', ...(webRules.inPage ?? [])],
          setupFiles: ['web/testing-setup.ts'],
          pool: 'forks',
          execArgv: ROOM_FOR_THE_YOUNG,
          isolate: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
        },
      },
    ],
    // One more than the two cores of CI: some tests only wait for a database to come or go.
    maxWorkers: 3,
  },
});
