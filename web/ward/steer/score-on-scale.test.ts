import { expect, test } from 'vitest';
import { aSet } from '../testing.ts';
import { scoreOnScale } from './score-on-scale.ts';

const BREATHLESS = aSet({ oxygenSaturation: 89, isOnOxygen: true, oxygenLitres: 1, pulse: 80, score: 5 });

test('a saturation of 89 on oxygen scores 3 on scale 1 and nothing on scale 2', () => {
  // RCP NEWS2 (2017): oxygen itself scores 2 on both.
  expect(scoreOnScale([BREATHLESS], 1)).toBe(5);
  expect(scoreOnScale([BREATHLESS], 2)).toBe(2);
});

test('a partial set and one entered in error give no score', () => {
  const wrong = { by: 'Priya Thomas', at: BREATHLESS.at, reason: 'Wrong bed' };
  expect(scoreOnScale([aSet({ score: null }), { ...BREATHLESS, wrong }], 2)).toBeNull();
});
