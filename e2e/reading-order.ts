// Whether Tab goes through a page in the order in which it is read: from top to bottom, and within a row from left to right.
import { expect, type Page } from '@playwright/test';

const MOST_STOPS = 250;

/** Goes through a page that was just opened with Tab, and compares with where each stop stands. */
export async function expectReadingOrder(page: Page, what: string): Promise<number> {
  const stops = await walk(page);
  expect(await page.evaluate(outOfOrder), what).toEqual([]);
  return stops;
}

async function walk(page: Page): Promise<number> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(markStop, stops))) return stops;
  }
  throw new Error('Tab never leaves the page.');
}

/** False behind the last one: at the browser's own bars, or where it begins anew. */
function markStop(number: number): boolean {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-stop')) return false;
  element.setAttribute('data-stop', String(number));
  return true;
}

/** Pairs of stops of which the second stands before the first, by name. */
function outOfOrder(): string[] {
  document.activeElement instanceof HTMLElement && document.activeElement.blur();
  scrollTo(0, 0);
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  // What sticks to an edge is compared at its own place.
  for (const element of all.filter((each) => getComputedStyle(each).position === 'sticky'))
    Object.assign(element.style, { position: 'relative', inset: 'auto' });

  const numberOf = (stop: Element) => Number(stop.getAttribute('data-stop'));
  const stops = all.filter((each) => each.hasAttribute('data-stop')).sort((a, b) => numberOf(a) - numberOf(b));
  const nameOf = (stop: HTMLElement) =>
    (stop.getAttribute('aria-label') || stop.textContent || stop.getAttribute('name') || stop.tagName)
      .trim()
      .slice(0, 50);

  /** Of a hidden field its label, of what has no box of its own all that is in it. */
  const boxOf = (element: Element): DOMRect => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const own = element.getBoundingClientRect();
    const parts = labels.length > 0 ? labels : own.width * own.height > 0 ? [] : [...element.children];
    return parts.length > 0 ? union(parts.map((part) => (part === element ? own : part.getBoundingClientRect()))) : own;
  };
  const union = (boxes: DOMRect[]) => {
    const shown = boxes.filter(({ width, height }) => width * height > 0);
    const [left, top] = [Math.min(...shown.map((box) => box.left)), Math.min(...shown.map((box) => box.top))];
    const right = Math.max(...shown.map((box) => box.right));
    return new DOMRect(left, top, right - left, Math.max(...shown.map((box) => box.bottom)) - top);
  };

  const SLACK = 4;
  const follows = (before: DOMRect, after: DOMRect) => {
    const isBelow = after.top >= before.bottom - SLACK;
    const isBeside = after.left >= before.right - SLACK && after.top < before.bottom && after.bottom > before.top;
    return isBelow || isBeside;
  };
  const lieOver = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;

  /** The parts of the page in which the two stand, where their ways part. */
  const apart = (a: Element, b: Element): [Element, Element] => {
    let [one, other] = [a, b];
    while (one.parentElement && !one.parentElement.contains(b)) one = one.parentElement;
    while (other.parentElement && !other.parentElement.contains(a)) other = other.parentElement;
    return [one, other];
  };
  /** At the edge of a phone: 'top' comes before everything, 'bottom' after it. */
  const edgeOf = (element: Element): 'top' | 'bottom' | null => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).position !== 'fixed') continue;
      return each.getBoundingClientRect().top < innerHeight / 2 ? 'top' : 'bottom';
    }
    return null;
  };

  const isInOrder = (a: HTMLElement, b: HTMLElement): boolean => {
    const [edgeA, edgeB] = [edgeOf(a), edgeOf(b)];
    if (edgeA !== edgeB) return edgeA === 'top' || edgeB === 'bottom';
    const [one, other] = apart(a, b).map(boxOf) as [DOMRect, DOMRect];
    return lieOver(one, other) ? follows(boxOf(a), boxOf(b)) : follows(one, other);
  };
  return stops
    .slice(1)
    .map((stop, index) => [stops[index] as HTMLElement, stop] as const)
    .filter(([a, b]) => !isInOrder(a, b))
    .map(([a, b]) => `"${nameOf(b)}" is reached after "${nameOf(a)}" and stands before it`);
}
