import { expect, test } from 'vitest';
import { adviseOn, type DangerSign, signsAskedBy } from '#contract/readings/reading-advice.ts';
import type { MeasuredPerson } from '#contract/readings/reading-dangers.ts';
import type { Reading, ReadingKind } from '#contract/readings/readings.ts';
import { readingsOf } from '../testing.ts';
import { currentDangers } from './current-dangers.ts';
import { instructionOf } from './instruction-of.ts';

const ADULT: MeasuredPerson = { ageYears: 52, ageMonths: null, isPregnant: false, hasCopd: false, bestPeakFlow: 480 };
const NOW = new Date();
type Typed = [ReadingKind, number, number?];

/** As the card has them: judged one by one, worst first. */
function advices(typed: readonly Typed[], whose = ADULT) {
  const kinds: Partial<Record<ReadingKind, Reading[]>> = {};
  for (const [kind, value, second = null] of typed) {
    const measuredAt = NOW.toISOString();
    const advice = adviseOn({ kind, value, second, measuredAt }, whose);
    kinds[kind] = readingsOf(kind, [value], { measuredAt, second, advice });
  }
  return currentDangers(kinds, NOW.getTime()).map(({ advice }) => advice);
}

const instruct = (typed: readonly Typed[], signs: readonly DangerSign[] = [], whose = ADULT) =>
  instructionOf(advices(typed, whose), signs);
const asked = (typed: readonly Typed[], whose = ADULT) => signsAskedBy(...advices(typed, whose)).map(([sign]) => sign);

const [SUGAR, FLOW] = ['Blood glucose 35 mg/dL (1.9 mmol/L) is dangerously low.', /^Peak flow/];

test('sugar stands first among the steps beside a call for an ambulance, and each reading is named', () => {
  const { urgency, parts } = instruct([
    ['blood-glucose', 35],
    ['oxygen-saturation', 84],
    ['blood-pressure', 190, 124],
  ]);
  expect(urgency).toBe(5);
  expect(parts.map(({ title }) => title)).toEqual([
    SUGAR,
    'Oxygen saturation 84 % is dangerously low.',
    'Blood pressure 190/124 mmHg is dangerously high.',
  ]);
  expect(parts[0]?.steps[0]).toBe('While you wait: sugar, but only while you are awake and can swallow.');
  expect(parts[0]?.steps[1]).toContain('15 to 20 g of sugar');
  // Nobody sits down to measure again, or sees a doctor today, with an ambulance on its way.
  expect(parts[2]?.steps).toEqual([]);
});

test('two readings of the same urgency keep the steps and the danger signs of each', () => {
  const both: Typed[] = [
    ['blood-glucose', 310],
    ['temperature', 39.4],
  ];
  const { urgency, parts } = instruct(both);
  const words = parts.flatMap(({ steps }) => steps);
  expect(urgency).toBe(3);
  expect(words.join(' ')).toContain('Test for ketones');
  expect(words).toContain('Take no extra tablets unless a doctor told you to.');
  expect(new Set(words).size).toBe(words.length);
  expect(asked(both)).toEqual(expect.arrayContaining(['sugar-vomiting', 'sugar-breath', 'neck-or-rash', 'stroke']));
});

test('beside a low sugar the signs of a high pressure are asked, and no sign twice', () => {
  const signs = asked([
    ['blood-glucose', 35],
    ['blood-pressure', 190, 124],
  ]);
  expect(signs).toEqual(expect.arrayContaining(['sugar-swallow', 'chest-or-back-pain', 'stroke', 'head-or-sight']));
  expect(signs).toContain('sugar-drowsy');
  expect(signs).not.toContain('collapse');
});

test('taking sugar is the headline before a doctor of today and before measuring again', () => {
  for (const other of [
    ['temperature', 39.4],
    ['heart-rate', 140],
  ] satisfies Typed[]) {
    const { leading, parts } = instruct([['blood-glucose', 58], other]);
    expect(leading.doFirst).toBe('Take sugar now.');
    expect(parts.map(({ steps }) => steps.length)).toEqual([4, 2]);
  }
});

test('who is sent to hospital takes sugar before leaving, and is not told to see a doctor today', () => {
  const { leading, parts } = instruct([
    ['blood-glucose', 58],
    ['oxygen-saturation', 91],
    ['temperature', 39.4],
  ]);
  expect([leading.urgency, leading.doFirst]).toEqual([4, undefined]);
  expect(parts[0]?.steps[0]).toBe('Take sugar now.');
  expect(parts.flatMap(({ steps }) => steps).join(' ')).not.toContain('Speak to a doctor today');
});

test.each<[number, number, RegExp]>([
  [300, 84, /^Sit up straight/],
  [200, 84, /^Sit up straight/],
  [300, 91, /^Sit up straight/],
  [200, 91, /^Sit up straight/],
])('the reliever for a peak flow of %s stands first beside an oxygen of %s %%', (flow, oxygen, first) => {
  const { parts } = instruct([
    ['oxygen-saturation', oxygen],
    ['peak-flow', flow],
  ]);
  expect(parts[0]?.title).toMatch(FLOW);
  expect(parts[0]?.steps[0]).toMatch(first);
});

test('sugar and reliever are both there, and the second one says what comes first', () => {
  const { leading, parts } = instruct([
    ['blood-glucose', 58],
    ['peak-flow', 300],
  ]);
  expect(leading.doFirst).toContain('reliever');
  expect(parts[1]?.steps[0]).toBe('Take sugar now.');
});

test('a ticked sign keeps the sugar, but gives no amount to who may choke on it', () => {
  const both: Typed[] = [
    ['blood-glucose', 58],
    ['blood-pressure', 190, 124],
  ];
  const amount = (signs: DangerSign[]) =>
    instruct(both, signs).parts.some(({ steps }) => steps.join(' ').includes('15 to 20 g of sugar'));
  expect(amount(['chest-or-back-pain'])).toBe(true);
  expect(amount(['chest-or-back-pain', 'sugar-drowsy'])).toBe(false);
  expect(instruct(both, ['stroke']).parts[0]?.steps).toContain('Do not wait, and do not drive yourself.');
});

test('a small child’s low sugar has milk or sugar by weight beside a call for an ambulance', () => {
  const child = { ...ADULT, ageYears: 2, ageMonths: 30, bestPeakFlow: null };
  const { parts } = instruct(
    [
      ['blood-glucose', 50],
      ['oxygen-saturation', 84],
    ],
    [],
    child,
  );
  expect(parts[0]?.steps[0]).toContain('only while the child is awake');
  expect(parts[0]?.steps[1]).toContain('Half a teaspoon');
});

test('of every pair the worst urgency holds, every reading is named, and nothing is said twice', () => {
  const each: Typed[] = [
    ['blood-glucose', 35],
    ['blood-glucose', 58],
    ['blood-glucose', 310],
    ['blood-glucose', 560],
    ['peak-flow', 300],
    ['peak-flow', 200],
    ['peak-flow', 100],
    ['oxygen-saturation', 84],
    ['oxygen-saturation', 91],
    ['oxygen-saturation', 94],
    ['temperature', 39.4],
    ['heart-rate', 140],
    ['blood-pressure', 190, 124],
    ['blood-pressure', 240, 145],
  ];
  for (const one of each)
    for (const other of each.filter(([kind]) => kind !== one[0])) {
      const { urgency, parts } = instruct([one, other]);
      const alone = [one, other].flatMap((single) => advices([single]));
      expect(urgency).toBe(Math.max(...alone.map((advice) => advice.urgency ?? 0)));
      expect(parts.map(({ title }) => title).toSorted()).toEqual(alone.map(({ title }) => title).toSorted());
      const words = parts.flatMap(({ steps }) => steps);
      expect(new Set(words).size).toBe(words.length);
      const atOnce = alone.find(({ care }) => care === 'low-sugar' || care === 'asthma');
      if (atOnce) expect(parts[0]?.steps.join(' ')).toMatch(/sugar|reliever|doctor today/);
    }
});
