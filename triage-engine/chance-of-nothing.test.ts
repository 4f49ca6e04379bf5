import { expect, test } from 'vitest';
import { NOTHING_WEIGHTS } from './chance-of-nothing.generated.ts';
import { chanceOfNothing, isLongAgo, SIGNS_OF_NOTHING, signsOfNothing, type Told } from './chance-of-nothing.ts';

const told = (nothing: number, text: string): Told => ({
  text,
  gist: { nothing, trifle: 0, mild: 0, grave: 1 - nothing, loudest: 0 },
  isRead: false,
  isNamed: false,
  lasts: false,
  share: 0,
});

test('each sign has its weight', () => {
  const named = signsOfNothing(told(0.5, 'is the canteen open'));
  expect([named.length, NOTHING_WEIGHTS.weights.length]).toEqual([SIGNS_OF_NOTHING.length, SIGNS_OF_NOTHING.length]);
});

test('what sounds like no complaint as a whole is likelier one, and what is asked or long ago is, too', () => {
  const chance = (nothing: number, text: string) => chanceOfNothing(told(nothing, text));
  expect(chance(0.9, 'the band plays at six')).toBeGreaterThan(chance(0.1, 'the band plays at six'));
  expect(chance(0.1, 'when does the band play?')).toBeGreaterThan(chance(0.1, 'when does the band play'));
  expect(chance(0.1, 'the band played in 2012')).toBeGreaterThan(chance(0.1, 'the band played in June'));
});

test.each([
  ['broke my wrist wen i was 9', true],
  ['had it ten years ago, nothing since', true],
  ['बचपन में चेचक हुई थी', true],
  ['my back hurts since 2019', false],
  ['बचपन से ऐसा है', false],
  ['had it as a child, and now again', false],
])('%s is long ago: %s', (text, isSo) => {
  expect(isLongAgo(text)).toBe(isSo);
});
