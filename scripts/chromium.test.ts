import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { candidates, FEATURES_OFF, findChromium } from './chromium.mjs';

const folders: Record<string, string[]> = {
  '/home/asha/.cache/ms-playwright': ['chromium-1200', 'firefox-1500', 'chromium-1301', 'chromium_headless_shell-1301'],
  '/home/asha/.cache/ms-playwright/chromium-1200': ['chrome-linux'],
  '/home/asha/.cache/ms-playwright/chromium-1301': ['chrome-linux64', 'INSTALLATION_COMPLETE'],
};
const fetched = [
  '/home/asha/.cache/ms-playwright/chromium-1301/chrome-linux64/chrome',
  '/home/asha/.cache/ms-playwright/chromium-1200/chrome-linux/chrome',
];

function aMachine({
  env = {},
  has = [],
  silent = [],
}: {
  env?: Record<string, string>;
  has?: string[];
  silent?: string[];
}) {
  return {
    env,
    platform: 'linux',
    home: '/home/asha',
    exists: (path: string) => has.includes(path),
    list: (folder: string) => folders[folder] ?? [],
    answers: (path: string) => !silent.includes(path),
  };
}

test('the Chromium that is asked for comes before all others', () => {
  const has = ['/opt/chromium', '/usr/bin/chromium', ...fetched];

  expect(findChromium(aMachine({ env: { CHROMIUM_PATH: '/opt/chromium' }, has }))).toBe('/opt/chromium');
});

test("the machine's own Chromium comes before the one that Playwright fetched", () => {
  expect(findChromium(aMachine({ has: ['/usr/bin/google-chrome', ...fetched] }))).toBe('/usr/bin/google-chrome');
});

test('a Chromium that draws no window comes before one that does', () => {
  const has = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

  expect(findChromium(aMachine({ has }))).toBe('/usr/bin/chromium-headless-shell');
});

test('a Chromium elsewhere on the path is found', () => {
  const machine = aMachine({ env: { PATH: '/bin:/opt/browsers' }, has: ['/opt/browsers/chromium'] });

  expect(findChromium(machine)).toBe('/opt/browsers/chromium');
});

test('of those that Playwright fetched the newest is taken', () => {
  expect(findChromium(aMachine({ has: fetched }))).toBe(fetched[0]);
});

test('a Chromium that does not run is passed over', () => {
  const machine = aMachine({ has: ['/usr/bin/chromium-browser', ...fetched], silent: ['/usr/bin/chromium-browser'] });

  expect(findChromium(machine)).toBe(fetched[0]);
});

test('a machine without any Chromium has none', () => {
  expect(findChromium(aMachine({}))).toBeUndefined();
});

test.each([
  { platform: 'darwin', place: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' },
  { platform: 'win32', place: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe' },
])('the usual place of $platform is looked at', ({ platform, place }) => {
  expect(candidates({ ...aMachine({}), platform })).toContain(place);
});

test('a feature of Chromium that Playwright turns off stays off beside ours', () => {
  const playwright = join(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
    '../lib/coreBundle.js',
  );
  const [, list = ''] = /disabledFeatures = \[(.+?)\]/s.exec(readFileSync(playwright, 'utf8')) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(10);
  expect(FEATURES_OFF).toEqual(expect.arrayContaining(theirs));
});
