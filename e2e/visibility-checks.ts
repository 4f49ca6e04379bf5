// Geometry that only a real browser knows: what lies over what.
import { expect, type Page } from '@playwright/test';

/** Names of the controls that lie under the messages of the page. */
export const controlsUnderMessages = (page: Page, kinds = 'a[href], button, input, select, textarea, summary') =>
  page.evaluate((selector) => {
    const layer = document.querySelector('section[aria-label="Notifications"]');
    const toast = layer?.getBoundingClientRect();
    if (!layer || !toast?.height) return ['no message is shown'];
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => !layer.contains(each) && each.checkVisibility())
      .filter((each) => {
        let { left, right, top, bottom } = each.getBoundingClientRect();
        // What a list that scrolls hides of its content lies under nothing.
        for (let list = each.parentElement; list && list !== document.body; list = list.parentElement) {
          if (!/auto|scroll/.test(getComputedStyle(list).overflowY)) continue;
          const shown = list.getBoundingClientRect();
          [top, bottom] = [Math.max(top, shown.top), Math.min(bottom, shown.bottom)];
          [left, right] = [Math.max(left, shown.left), Math.min(right, shown.right)];
        }
        if (bottom <= top || right <= left) return false;
        return right > toast.left && left < toast.right && bottom > toast.top && top < toast.bottom;
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  }, kinds);

type Stop = { name: string; isSeen: boolean; isInBar: boolean; y: number; left: number; right: number };

/** Goes through the page with Tab: each stop can be seen, and none lies far above the one before it, but in the next column. */
export async function expectFocusInSightAndInOrder(page: Page): Promise<number> {
  let before = { y: 0, right: Number.POSITIVE_INFINITY };
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopInFocus);
    // Behind the last one the browser has its own bars, or where it has none, as here, begins anew.
    if (!stop || (stops > 0 && (await page.evaluate(isFirstStop)))) return stops;
    if (stops === 0) await page.evaluate(markFirstStop);
    expect(stop.isSeen, `${stop.name} has the focus and is hidden`).toBe(true);
    if (stop.isInBar) continue;
    // Side by side in one row: a little higher is no jump back.
    if (stop.left < before.right)
      expect(stop.y, `${stop.name} stands above what was reached before it`).toBeGreaterThan(before.y - 80);
    before = stop;
  }
  throw new Error('Tab never leaves the page.');
}

const markFirstStop = () => document.activeElement?.setAttribute('data-first-stop', '');
const isFirstStop = () => document.activeElement?.hasAttribute('data-first-stop') ?? false;

async function stopInFocus(): Promise<Stop | null> {
  const read = (): Stop | null => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body) return null;
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const isOnTopAt = (y: number) => {
      const found = document.elementFromPoint(left + width / 2, y);
      const labels = [...(element.labels ?? [])];
      return found !== null && (element.contains(found) || labels.some((label) => label.contains(found)));
    };
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40),
      isSeen: isOnTopAt(top + 3) && isOnTopAt(bottom - 3),
      isInBar: element.closest('header, nav') !== null || getComputedStyle(element).position === 'fixed',
      y: top + scrollY,
      left,
      right: left + width,
    };
  };
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  // As it is painted: in a frame the page follows what has arrived after the callbacks of that frame and before its picture, in an
  // observer of its size. One that is made later comes after it.
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve(read());
    });
    observer.observe(document.body);
  });
}
