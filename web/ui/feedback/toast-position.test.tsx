import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlarmFrame } from '#web/alerts/alarm-frame.tsx';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

const BOXES: Record<string, DOMRect> = {
  alarms: new DOMRect(104, 300, 1076, 580),
  taken: new DOMRect(104, 660, 1076, 48),
  notifications: new DOMRect(724, 714, 440, 90),
  list: new DOMRect(104, 76, 1076, 190),
  last: new DOMRect(104, 700, 1076, 200),
};

beforeEach(() => {
  toast.closeAll();
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1180);
  vi.stubGlobal('innerHeight', 900);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return BOXES[this.id || (this.getAttribute('aria-label') ?? '').toLowerCase()] ?? new DOMRect();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a message is never put over the alarms or over what was taken back', () => {
  render(
    <>
      <AlarmFrame>
        <section id="alarms">
          <p id="taken">Taken back 17:03</p>
        </section>
      </AlarmFrame>
      <Toasts />
    </>,
  );
  act(() => void toast.success('Approved'));
  const layer = document.querySelector<HTMLElement>('section[aria-label="Notifications"]');
  const bottom = 900 - Number.parseFloat(layer?.style.bottom ?? '');
  expect(bottom).toBeLessThanOrEqual(BOXES.alarms?.top ?? 0);
});

test('what a scrolling list of alarms hides takes no room from a message', () => {
  render(
    <>
      <AlarmFrame>
        <ul id="list" style={{ overflow: 'auto' }}>
          <li id="last">The last of nine</li>
        </ul>
      </AlarmFrame>
      <Toasts />
    </>,
  );
  act(() => void toast.success('Approved'));
  const layer = document.querySelector<HTMLElement>('section[aria-label="Notifications"]');
  expect(layer?.style.bottom).toBe('16px');
});
