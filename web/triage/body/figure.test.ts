import { describe, expect, test } from 'vitest';
import { BODY_PARTS } from '#contract/triage/body-parts.ts';
import { REGION_IDS, REGIONS, SITES } from '#contract/triage/body-regions.ts';
import { CLOSE_UPS, closeUpOf, drawnShapes, type Figures, neighbourOf, viewBoxOf } from './figure.ts';
import { CHILD } from './figures/child.ts';
import { ADULT } from './figures/load-figures.ts';
import { depthOf, litShapes, shapesOf, wholeOf } from './places/shown-places.ts';

const FIGURES: [string, Figures][] = [
  ['adult', ADULT],
  ['child', CHILD],
];
const regionsOf = ({ front, back }: Figures) =>
  [...drawnShapes(front), ...drawnShapes(back)].map(({ region }) => region);

/** What is marked in the list, in 3D or as a whole: it has no outline of its own. */
const WITHOUT_SHAPE = Object.keys(SITES).filter((site) => /^(whole-|skin-)|^(jaw|breast|anus|tailbone)$/.test(site));

describe.each(FIGURES)('the %s figure', (_name, figures) => {
  // spec: 9.11
  test('shows every place that has an outline, and nothing that cannot be marked', () => {
    const drawn = new Set(regionsOf(figures));
    const missing = [...REGIONS.values()].filter(({ id, site }) => !drawn.has(id) && !WITHOUT_SHAPE.includes(site));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect([...drawn].filter((id) => !REGIONS.has(id))).toEqual([]);
  });

  test('has the right on the left of the picture from the front, and on its right from the back', () => {
    const rightKnee = (view: 'front' | 'back') =>
      drawnShapes(figures[view]).find(({ region }) => region === 'right-knee')?.centre[0] ?? 0;
    expect(rightKnee('front')).toBeLessThan(0);
    expect(rightKnee('back')).toBeGreaterThan(0);
  });

  test('has the upper and the lower side of the belly at the navel’s height', () => {
    const top = (region: string) => drawnShapes(figures.front).find((shape) => shape.region === region)?.box[1] ?? 0;
    expect(top('right-lower-side')).toBeGreaterThan(top('right-upper-side'));
    expect(drawnShapes(figures.front).filter(({ isCut }) => isCut)).toHaveLength(4);
  });

  test.each(['front', 'back'] as const)('arrow keys reach every place of its %s', (view) => {
    const shapes = drawnShapes(figures[view]);
    const reached = new Set(shapes.slice(0, 1));
    for (const shape of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbourOf(shapes, shape, key);
        if (next) reached.add(next);
      }
    }
    expect(shapes.filter((shape) => !reached.has(shape)).map(({ region }) => region)).toEqual([]);
  });

  test.each(CLOSE_UPS.slice(1))('looked at closer, %s is larger than on the whole body', (closeUp) => {
    const [, , width, height] = viewBoxOf(figures.front, closeUp);
    const [, , wholeWidth, wholeHeight] = figures.front.viewBox;
    expect(width).toBeLessThan(wholeWidth);
    expect(height).toBeLessThan(wholeHeight);
  });

  test('brings a small place closer by the part it belongs to', () => {
    const closer = (region: string) =>
      drawnShapes(figures.front)
        .filter((shape) => shape.region === region)
        .map(closeUpOf);
    expect(['left-eye', 'right-fingers', 'left-toes', 'genitals'].flatMap(closer)).toEqual([
      'head',
      'right-hand',
      'left-foot',
      'torso',
    ]);
  });
});

describe('what is lit', () => {
  test('every place lights an outline, except the whole body and its skin', () => {
    const drawn = new Set<string>(regionsOf(ADULT));
    const dark = REGION_IDS.filter((region) => !shapesOf(region).some((shape) => drawn.has(shape)));
    expect(dark).toEqual(['whole-body', 'skin-many']);
  });

  test('a whole arm lights its own side, a whole back both', () => {
    expect(shapesOf('left-whole-arm')).toEqual(['left-shoulder', 'left-upper-arm', 'left-elbow', 'left-forearm']);
    expect(shapesOf('whole-back')).toContain('right-low-back');
    expect(shapesOf('whole-back')).toContain('left-low-back');
  });

  test.each([
    [undefined, 2],
    [0, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [10, 3],
  ] as const)('a strength of %s has depth %i', (strength, depth) => {
    expect(depthOf(strength)).toBe(depth);
  });

  test('where it moves to is a step paler', () => {
    const lit = litShapes([{ region: 'right-low-back', strength: 8, kinds: [], movesTo: ['right-calf'] }]);
    expect([...lit]).toEqual([
      ['right-low-back', 3],
      ['right-calf', 2],
    ]);
  });
});

test('every part of the turning body marks a place that exists, from the front and from behind', () => {
  for (const part of [...BODY_PARTS, null]) {
    for (const isBehind of [false, true]) expect(REGIONS.has(wholeOf(part, isBehind)), `${part}`).toBe(true);
  }
  expect([wholeOf('chest', true), wholeOf(null, false), wholeOf('left-leg', true)]).toEqual([
    'whole-back',
    'whole-belly',
    'left-whole-leg',
  ]);
});
