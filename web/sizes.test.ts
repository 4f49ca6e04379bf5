// The sizes themselves, and which modules count, are bench/measurements/sizes.ts: the benchmarks print what this test checks.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { kilobytesOf, WEIGHED } from '#bench/measurements/sizes.ts';
import { SCREENS } from '#contract/screens.ts';
import { SAYS_WHEN } from '#scripts/build-first-paint.ts';

const FIRST_FILES: Record<string, string[]> = JSON.parse(readFileSync('dist/web/.vite/first-files.json', 'utf8'));

test.each(WEIGHED)('$what weighs at most $limitKilobytes kB', (each) => {
  expect(kilobytesOf(each)).toBeLessThanOrEqual(each.limitKilobytes);
});

test.each(Object.entries(FIRST_FILES))('a first visit of %s asks for few files', (_, files) => {
  expect(files.length).toBeLessThanOrEqual(30);
});

const BEFORE_LOGIN = SCREENS.filter((screen) => screen.for === 'everyone')
  .map(({ path }) => path)
  .filter((path) => !/^\/(hi$|(hi\/)?security$|symptom|join-visit$|$)/.test(path));

test.each(BEFORE_LOGIN)('%s is painted before its script is there, and sends nothing before that', (path) => {
  const page = readFileSync(`dist/web/entry${path}.html`, 'utf8');
  expect(page).toMatch(/<h1>[^<]/);
  expect(page.match(/<script\b/g)).toHaveLength(2);
  const forms = page.match(/<form\b[^>]*>/g) ?? [];
  expect(forms.filter((form) => !form.includes('method="dialog"'))).toEqual([]);
  const files = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(`dist/web/${file}`))).toEqual([]);
});

const PAINTED = globSync('dist/web/inside/*.html');

test('the screens on which a day begins are painted before their scripts are there', () => {
  expect(PAINTED.map((file) => basename(file, '.html')).sort()).toEqual([
    ...['admin', 'book', 'dashboard', 'doctor-dashboard', 'doses', 'messages', 'reception', 'record'],
    ...['staff-dashboard', 'symptom-checks'],
  ]);
});

test.each(PAINTED)('%s names nobody and no time, sends nothing, and runs nothing before it is painted', (file) => {
  const page = readFileSync(file, 'utf8');
  const painted = /<div id="root" data-painted>(.*)<\/div><p class="late"/s.exec(page)?.[1] ?? '';
  expect(painted).toMatch(/<(nav|header)\b/);
  expect(painted).not.toMatch(SAYS_WHEN);
  expect(painted).not.toMatch(/(On|Off) duty/);
  expect(painted).not.toMatch(/<script\b|<form(?! method="dialog")| style="/);
  expect(page).not.toMatch(/<script\b[^>]* src=|rel="modulepreload"/);
});

test.each(PAINTED)(
  '%s brings its own styles, and fetches the scripts of its first visit once it is painted',
  (file) => {
    const page = readFileSync(file, 'utf8');
    const named = FIRST_FILES[`/${basename(file, '.html')}`] ?? [];
    const linked = [...page.matchAll(/<link rel="stylesheet" disabled href="\/([^"]+)">/g)].map(([, href]) => href);
    expect(linked).toEqual(named.filter((each) => each.endsWith('.css')));
    expect(page.match(/<link[^>]* rel="stylesheet"|<link rel="stylesheet"/g)).toHaveLength(linked.length);
    expect(page.match(/<style nonce="__CSP_NONCE__">.+?<\/style>/gs)).toHaveLength(1);
    const fonts = [...page.matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g)].map(([, href]) => href);
    expect(fonts.filter((font) => existsSync(`dist/web/${font}`))).toHaveLength(2);
    const scripts = /for \(const name of '([^']+)'/
      .exec(page)?.[1]
      ?.split(' ')
      .map((name) => `assets/${name}.js`);
    expect(scripts).toEqual(named.filter((each) => each.endsWith('.js')));
  },
);

test.each(PAINTED)('%s says that it does nothing yet when its script fails or is late', (file) => {
  const page = readFileSync(file, 'utf8');
  expect(page).toMatch(/import\('[^']+'\)\.then\(\(\) => import\('[^']+'\)\)\.catch\(sayLate\)/);
  expect(page).toMatch(/<p class="late" role="alert">This (page|screen) is still loading\./);
  if (/(doctor|staff)-dashboard/.test(file)) expect(page).toContain('It does not show or sound alarms yet.');
  if (/<button[^>]*>.*SOS <\/button>/.test(page)) expect(page).toContain('href="tel:{{emergencyNumber}}"');
});

test.each(['dashboard', 'book', 'record'])('SOS and the five screens are in the paint of /%s', (name) => {
  const page = readFileSync(`dist/web/inside/${name}.html`, 'utf8');
  expect(page).toMatch(/<button[^>]*>.*SOS <\/button>/);
  for (const path of ['/dashboard', '/symptom-checks', '/book', '/record', '/you'])
    expect(page).toContain(`href="${path}"`);
});

test('the fonts of the pages before login are those behind it', () => {
  const fontsOf = (page: string) =>
    readFileSync(`dist/web/${page}.html`, 'utf8').match(/\/assets\/[^"]+-wght-normal-[\w-]+\.woff2/g);
  expect(fontsOf('entry/login/patient')).toEqual(fontsOf('inside/dashboard'));
});

test('the front page needs no script', () => {
  const page = readFileSync('dist/web/landing.html', 'utf8');
  expect(page).not.toMatch(/<script\b(?![^>]*type="application\/)/);
});
