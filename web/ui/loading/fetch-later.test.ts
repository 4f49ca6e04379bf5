// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLater } from './fetch-later.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const LINK = '<link data-rel="prefetch" href="/assets/dialog.js">';
const rels = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

test('what a screen may open is fetched once the page has nothing else to do, one after the other', () => {
  let whenIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    whenIdle = run;
  });
  document.head.innerHTML = LINK + LINK;
  fetchLater();
  expect(rels()).toEqual(['', '']);
  whenIdle();
  expect(rels()).toEqual(['prefetch', '']);
  whenIdle();
  expect(rels()).toEqual(['prefetch', 'prefetch']);
});

test('whoever saves data fetches nothing ahead of time', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  document.head.innerHTML = LINK;
  fetchLater();
  expect(rels()).toEqual(['']);
});
