import { expect, test } from 'vitest';
import { type Alarm, byNeed } from './alarm-order.ts';

const alarm = (about: Partial<Alarm>): Alarm => ({
  kind: 'news2',
  score: 7,
  isAcknowledged: false,
  since: 0,
  ...about,
});
const sos = alarm({ kind: 'sos', score: null });
const triage = alarm({ kind: 'triage', score: null });
const message = alarm({ kind: 'message', score: null });

test.each<[string, Alarm, Alarm]>([
  ['an unacknowledged 7 before an acknowledged 18', alarm({ score: 7 }), alarm({ score: 18, isAcknowledged: true })],
  ['a score of 18 that came later before one of 9', alarm({ score: 18, since: 9 }), alarm({ score: 9, since: 1 })],
  ['a score of 13 before an SOS', alarm({ score: 13, since: 9 }), sos],
  ['an SOS before a score of 11', { ...sos, since: 9 }, alarm({ score: 11 })],
  ['of an SOS and a score of 12 the one that waits longer', sos, alarm({ score: 12, since: 1 })],
  ['an SOS before a symptom check', { ...sos, since: 9 }, triage],
  ['a symptom check before a score of 9', { ...triage, since: 9 }, alarm({ score: 9 })],
  ['a score of 8 before a critical message', alarm({ score: 8, since: 9 }), message],
  ['of two equal scores the one that waits longer', alarm({ since: 1 }), alarm({ since: 2 })],
  [
    'among the acknowledged the higher score',
    alarm({ score: 9, isAcknowledged: true, since: 9 }),
    alarm({ score: 8, isAcknowledged: true }),
  ],
])('the order of need puts %s', (_what, first, second) => {
  expect([second, first].toSorted(byNeed)).toEqual([first, second]);
  expect([first, second].toSorted(byNeed)).toEqual([first, second]);
});
