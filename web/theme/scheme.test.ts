// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NIGHT, schemeAt } from './night.ts';
import { chooseScheme, chosenScheme, currentScheme, SCHEME_KEY } from './scheme.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  chooseScheme('system');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['06:59', 'dark'],
  ['07:00', 'light'],
  ['18:59', 'light'],
  ['19:00', 'dark'],
  ['00:00', 'dark'],
])('at %s a screen that follows the clock is %s', (time, scheme) => {
  expect(schemeAt(new Date(`2026-11-15T${time}:00`))).toBe(scheme);
});

test('a screen follows the clock when that was chosen, and a hand on the lamp ends it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T02:06:00') });
  chooseScheme('clock');
  expect(chosenScheme()).toBe('clock');
  expect(currentScheme()).toBe('dark');
  expect(localStorage.getItem(SCHEME_KEY)).toBe('clock');

  chooseScheme('light');
  expect(chosenScheme()).toBe('light');
  expect(currentScheme()).toBe('light');
});

test('the page knows the same night before its first paint', () => {
  const page = readFileSync('web/index.html', 'utf8');
  expect(page).toContain(`hour >= ${NIGHT.from} || hour < ${NIGHT.until}`);
  expect(page).toContain(SCHEME_KEY);
});
