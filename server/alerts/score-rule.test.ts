import { expect, test } from 'vitest';
import { effectOfScore, raiseAboveAfter, scoreInWords } from './score-rule.ts';

const open = (score: number) => ({ score, isAcknowledged: false, raiseAbove: null });
const taken = (score: number, raiseAbove = score) => ({ score, isAcknowledged: true, raiseAbove });

test.each([
  ['an unacknowledged 7 that becomes 13 sounds again', open(7), 13, 'ring'],
  ['an unacknowledged 13 that becomes 8 is reworded', open(13), 8, 'follow'],
  ['an unacknowledged 13 that stays 13 is reworded', open(13), 13, 'follow'],
  ['an acknowledged 7 that becomes 8 is raised again', taken(7), 8, 'raise-again'],
  ['an acknowledged 13 that stays 13 is reworded', taken(13), 13, 'follow'],
  ['an acknowledged 13 that becomes 9 is reworded', taken(13), 9, 'follow'],
  ['an acknowledged 13 that becomes 3 is reworded', taken(13), 3, 'follow'],
  ['an acknowledged 13 that fell to 3 and reaches 8 is raised again', taken(3, 3), 8, 'raise-again'],
  ['an acknowledged 13 that fell to 8 and reaches 12 is reworded', taken(8, 13), 12, 'follow'],
] as const)('%s', (_what, alert, score, effect) => {
  expect(effectOfScore(alert, score)).toBe(effect);
});

test('a score below 7 lowers what an acknowledged alert is raised above, a higher one does not', () => {
  expect([raiseAboveAfter(taken(13), 3), raiseAboveAfter(taken(13), 8), raiseAboveAfter(open(13), 3)]).toEqual([
    3,
    13,
    null,
  ]);
});

test.each([
  [{ score: 7, from: null, acknowledged: null }, 'NEWS2 is 7.'],
  [{ score: 7, from: 6, acknowledged: null }, 'NEWS2 is 7, it was 6.'],
  [{ score: 13, from: 9, acknowledged: 7 }, 'NEWS2 is 13, it was 7 when it was acknowledged.'],
  [{ score: 8, from: 3, acknowledged: 13 }, 'NEWS2 is 8, it was 3.'],
  [{ score: 8, from: 3, acknowledged: null, note: 'Scored as an adult' }, 'NEWS2 is 8, it was 3. Scored as an adult.'],
])('%j reads %s', (scores, words) => {
  expect(scoreInWords(scores)).toBe(words);
});
