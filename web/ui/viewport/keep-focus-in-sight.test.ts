// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocusInSight } from './keep-focus-in-sight.ts';

// jsdom lays nothing out: the page is one button, so many pixels below the top of the window, and as high as `height`.
let top = 0;
let height = 0;
let pageHasGrown: () => void = () => undefined;
let stop: () => void = () => undefined;
const scrolled = vi.fn(() => {
  top = 100;
});
const button = document.createElement('button');

beforeEach(() => {
  [top, height] = [100, 1_000];
  scrolled.mockClear();
  document.body.append(button);
  button.scrollIntoView = scrolled;
  button.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
  vi.spyOn(document.body, 'offsetHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(follow: () => void) {
        pageHasGrown = follow;
      }
      observe() {}
      disconnect() {}
    },
  );
  stop = keepFocusInSight();
});

afterEach(() => {
  stop();
  button.remove();
  vi.restoreAllMocks();
});

function arrivesLate() {
  height += 2_000;
  top += 2_000;
}

test('what has the focus is followed when something arrives above it', () => {
  button.focus();
  arrivesLate();
  pageHasGrown();

  expect(scrolled).toHaveBeenCalledOnce();
});

test('also when it arrives in the frame in which the browser scrolls to it', () => {
  top = 5_000;
  // By Tab.
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  button.focus();
  top = 700;
  arrivesLate();
  document.dispatchEvent(new Event('scroll'));
  pageHasGrown();

  expect(scrolled).toHaveBeenCalledOnce();
});

test('whoever has scrolled away from it is left alone', () => {
  button.focus();
  top = -500;
  document.dispatchEvent(new Event('scroll'));
  arrivesLate();
  pageHasGrown();

  expect(scrolled).not.toHaveBeenCalled();
});

test('the page stands still under a finger that is down, and follows after it', () => {
  vi.useFakeTimers();
  button.focus();
  window.dispatchEvent(new Event('pointerdown'));
  arrivesLate();
  pageHasGrown();
  expect(scrolled).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(100);

  expect(scrolled).toHaveBeenCalledOnce();
});
