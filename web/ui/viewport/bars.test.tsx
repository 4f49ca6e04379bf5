import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineBar } from '../feedback/offline-bar.tsx';
import { barRef } from './bars.ts';

const HEIGHTS: Record<string, number> = { header: 76, nav: 73, section: 60, p: 48, aside: 44, article: 120 };

// jsdom draws nothing: each kind of bar is as high as the table says.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, 390, HEIGHTS[this.localName] ?? 0);
  });
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({ position: element.dataset.at ?? 'fixed' }));
});
afterEach(() => vi.restoreAllMocks());

const roomOf = (name: string) => document.documentElement.style.getPropertyValue(name);

const Page = ({ isAway, submitAt = 'sticky' }: { isAway: boolean; submitAt?: string }) => (
  <>
    <header ref={barRef.top} data-at="sticky" />
    <section ref={barRef.stickyBottom} data-at={submitAt} />
    <nav ref={barRef.bottom} />
    <OfflineBar isOn={isAway} />
  </>
);

test('what lies over the page is measured, so that the focus and sticky bars stay clear of it', () => {
  const { rerender, unmount } = render(<Page isAway={false} />);
  expect(['--bars-top', '--bar-bottom', '--bars-fixed', '--bars-bottom'].map(roomOf)).toEqual([
    '76px',
    '73px',
    '73px',
    '133px',
  ]);

  // The bar of the lost connection stands on the lowest one, and Submit stands on it.
  rerender(<Page isAway />);
  expect(['--bar-bottom', '--bars-fixed', '--bars-bottom'].map(roomOf)).toEqual(['73px', '121px', '181px']);

  unmount();
  expect(['--bars-top', '--bars-bottom'].map(roomOf)).toEqual(['0px', '0px']);
});

test('a bar that is part of the page covers nothing', () => {
  render(<Page isAway={false} submitAt="static" />);
  expect(roomOf('--bars-bottom')).toBe('73px');
});

test('a bar that sticks under the header makes room for the line of an alarm', () => {
  const { rerender } = render(
    <>
      <header ref={barRef.top} data-at="sticky" />
      <aside ref={barRef.alarm} data-at="sticky" />
      <article ref={barRef.underTop} data-at="sticky" />
    </>,
  );
  expect(['--bar-top', '--bar-alarm', '--bars-top'].map(roomOf)).toEqual(['76px', '44px', '240px']);

  rerender(<header ref={barRef.top} data-at="sticky" />);
  expect(['--bar-top', '--bar-alarm', '--bars-top'].map(roomOf)).toEqual(['76px', '0px', '76px']);
});
