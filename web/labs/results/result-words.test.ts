import { expect, test } from 'vitest';
import { askInWords, rangeInWords, type Visit, visitAbout } from './result-words.ts';

const NOW = new Date('2026-11-15T03:00:00.000Z');

const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  doctor: 'Dr. Meera Iyer',
  doctorId: 'iyer',
  date: '2026-11-18',
  time: '09:30',
  startsAt: '2026-11-18T04:00:00.000Z',
  status: 'approved',
  ...changes,
});

test.each([
  ['is the one ahead with the doctor who ordered it', [aVisit()], '2026-11-18'],
  [
    'is the next of several',
    [aVisit({ date: '2026-12-01', startsAt: '2026-12-01T04:00:00.000Z' }), aVisit()],
    '2026-11-18',
  ],
  ['is not one with another doctor', [aVisit({ doctorId: 'nair' })], undefined],
  ['is not one that nobody has approved', [aVisit({ status: 'pending' })], undefined],
  ['is not one that was cancelled', [aVisit({ status: 'cancelled' })], undefined],
  ['is not one that is past', [aVisit({ startsAt: '2026-11-14T04:00:00.000Z' })], undefined],
])('the visit to talk about it %s', (_why, visits, day) => {
  expect(visitAbout('iyer', visits, NOW)?.date).toBe(day);
});

test('who will talk about it is named with the time, else it is the doctor', () => {
  expect(askInWords(aVisit())).toBe('Ask Dr. Meera Iyer about it on Wed 18 Nov at 09:30.');
  expect(askInWords(null)).toBe('Ask your doctor about it.');
});

test.each([
  [{ low: 3.5, high: 5.1 }, '3.5 to 5.1 mmol/L'],
  [{ low: null, high: 5 }, 'up to 5 mmol/L'],
  [{ low: 40, high: null }, '40 mmol/L or more'],
  [null, ''],
])('the range %j reads "%s"', (range, words) => {
  expect(rangeInWords(range, 'mmol/L')).toBe(words);
});
