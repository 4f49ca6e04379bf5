import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/child.mjs';
import { FEATURES_OFF, findChromium } from './scripts/chromium.mjs';

const isFull = process.env.NADI_TEST_FULL === '1';
const elsewhere = process.env.NADI_E2E_URL;

// Workers read this file again: what is decided once is handed to them through the environment.
process.env.NADI_E2E_PORT ??= String(await freePort(3901));
process.env.CHROMIUM_PATH ??= findChromium() ?? '';

const baseURL = elsewhere ?? `http://localhost:${process.env.NADI_E2E_PORT}`;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

// A journey runs where its people sit: patients on a phone, the clinic at a desk; `npm run test:full` runs everything
// everywhere, also what is tagged @full: side ways, most of which the tests of components and endpoints cover too.
const AT_A_DESK = /(admin|apply|credentials|landing|login|pages|shell|doctor-[\w-]+|ward-[\w-]+)\.spec\.ts/;
const ON_A_PHONE =
  /(account|booking|dashboard|family|first-paint|patient-[\w-]+|register|side-menu|symptom-[\w-]+)\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  grepInvert: isFull ? undefined : /@full/,
  forbidOnly: Boolean(process.env.CI),
  // One more than the two cores of CI: a journey waits for its server a good quarter of the time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    // It would answer in the server's place; the journey without a connection lets it in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // The browser talks to our server and to nobody else.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${FEATURES_OFF.join(',')}`,
        // A camera that shows a test picture, and software that draws in three dimensions.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--enable-unsafe-swiftshader',
        // A page lives for seconds: the slower of both optimizing compilers costs more than it saves.
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    // The long days of the clinic first: at the end the short ones fill both hands.
    { name: 'desk', use: { ...desk, colorScheme: 'dark' }, testIgnore: isFull ? [] : ON_A_PHONE },
    { name: 'phone', use: { ...phone, colorScheme: 'light' }, testIgnore: isFull ? [] : AT_A_DESK },
    ...(isFull
      ? ([
          { name: 'phone by night', use: { ...phone, colorScheme: 'dark' } },
          { name: 'desk by day', use: { ...desk, colorScheme: 'light' } },
        ] as const)
      : []),
  ],
  webServer: elsewhere
    ? undefined
    : {
        command: `"${process.execPath}" e2e/server-for-tests.ts`,
        url: `${baseURL}/readyz`,
        timeout: 300_000,
        // npm test opens the clinic while its other tests run.
        reuseExistingServer: process.env.NADI_E2E_OPENED === '1',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
});
