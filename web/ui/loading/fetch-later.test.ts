// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLater } from './fetch-later.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const LINK = '<link data-rel="prefetch" href="/assets/dialog.js">';
const rel = () => document.querySelector('link')?.rel;

test('what a screen may open is fetched once the page has nothing else to do', () => {
  let whenIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    whenIdle = run;
  });
  document.head.innerHTML = LINK;
  fetchLater();
  expect(rel()).toBe('');
  whenIdle();
  expect(rel()).toBe('prefetch');
});

test('whoever saves data fetches nothing ahead of time', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  document.head.innerHTML = LINK;
  fetchLater();
  expect(rel()).toBe('');
});
