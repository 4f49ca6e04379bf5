import { type RefObject, useLayoutEffect } from 'react';
import { barsInSight } from '../viewport/bars.ts';
import { type Box, type Control, covering, findFreePosition } from './free-position.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** What nobody may miss: each part of it by itself, because the whole has no box on a narrow screen. */
const NEVER_COVERED = '[data-never-covered] :is(section, li, p, h2)';
const NEVER = 1_000;
/** Pages go on changing after a message: lists grow shorter, people scroll. */
const LOOK_AGAIN_MS = 400;

/** Keeps the messages off the controls and off every alarm. They stay where they are while that is free, and while someone reads them. */
export function useToastPosition(layer: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element || !isShown) return;
    const look = () => moveClearOfControls(element);
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  });
}

function moveClearOfControls(layer: HTMLElement) {
  if (layer.matches(':hover, :focus-within')) return;
  const { left, top, width, height } = layer.getBoundingClientRect();
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const controls = controlsBeside(layer, view);
  const isInView = left >= 0 && top >= 0 && left + width <= view.width && top + height <= view.height;
  if (layer.style.left && isInView && covering({ left, top }, { width, height }, controls) === 0) return;
  const position = findFreePosition({ width, height }, view, controls);
  layer.style.left = `${position.left}px`;
  // From below: one message more or less leaves the others where they are.
  layer.style.bottom = `${view.height - position.top - height}px`;
  layer.style.right = 'auto';
}

function controlsBeside(layer: HTMLElement, view: { width: number; height: number }): Control[] {
  const boxOf = shownBoxes();
  const boxes = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((each) => !layer.contains(each) && each.checkVisibility?.({ visibilityProperty: true }) !== false)
    .map((each) => ({ ...boxOf(each), weight: weightOf(each) }));
  const kept = [...document.querySelectorAll<HTMLElement>(NEVER_COVERED)].map((each) => ({
    ...boxOf(each),
    weight: NEVER,
  }));
  const bars = barsInSight().map((each) => ({ ...boxOf(each), weight: 20 }));
  return [...boxes, ...kept, ...bars].filter(
    ({ left, top, right, bottom }) =>
      right > left && bottom > top && right > 0 && bottom > 0 && left < view.width && top < view.height,
  );
}

/** Where nothing is free: a link rather than a field, and never what one is at or is about to press. */
function weightOf(control: HTMLElement): number {
  if (control === document.activeElement) return 20;
  if (control.tagName === 'A') return 1;
  return /primary|danger/.test(control.dataset.look ?? '') ? 20 : 5;
}

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Measures the part of an element that shows: a list that scrolls, such as many alarms, hides the rest of what is in it. */
function shownBoxes(): (element: Element) => Box {
  const regions = new Map<Element, Box>();
  const regionOf = (element: Element | null): Box => {
    if (!element || element === document.body) return EVERYWHERE;
    const known = regions.get(element);
    if (known) return known;
    const { overflow, position } = getComputedStyle(element);
    const around = position === 'fixed' ? EVERYWHERE : regionOf(element.parentElement);
    const region = /auto|scroll|hidden|clip/.test(overflow) ? shared(element.getBoundingClientRect(), around) : around;
    regions.set(element, region);
    return region;
  };
  return (element) => shared(element.getBoundingClientRect(), regionOf(element));
}

const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
