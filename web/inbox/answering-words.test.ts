import { expect, test } from 'vitest';
import { answersInWords, closedDaysInWords, closedInWords, daysInWords } from './answering-words.ts';

const TIMES = { weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', until: '18:00', withinHours: 4, closedDays: [] };

test.each([
  [[1, 2, 3, 4, 5, 6], 'Mon to Sat'],
  [[1, 2, 3, 4, 5, 6, 7], 'every day'],
  [[1, 3], 'Mon, Wed'],
  [[3], 'Wed'],
])('the days %j are said as %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

test('an open clinic says when it answers', () => {
  const open = { ...TIMES, isOpen: true, opensAt: null };
  expect(answersInWords(open)).toBe('Answers Mon to Sat, 09:00 to 18:00, mostly within 4 hours.');
  expect(closedInWords(open, 'Asia/Kolkata', new Date())).toBe('');
});

test('a closed one says until when', () => {
  const closed = { ...TIMES, isOpen: false, opensAt: '2026-11-16T03:30:00.000Z' };
  expect(closedInWords(closed, 'Asia/Kolkata', new Date('2026-11-15T04:00:00.000Z'))).toBe(
    'Closed until tomorrow 09:00.',
  );
});

test.each([
  [[], ''],
  [[['2027-01-26', 'Republic Day']], 'The clinic is closed on 26 January, Republic Day.'],
  [
    [
      ['2026-12-24', 'Founders’ Day'],
      ['2026-12-25', 'Christmas'],
    ],
    'The clinic is closed on 24 December, Founders’ Day, and on 25 December, Christmas.',
  ],
])('the closed days %j before an answer are named', (days, words) => {
  const closedDays = days.map(([date = '', name = '']) => ({ date, name }));
  expect(closedDaysInWords({ ...TIMES, isOpen: true, opensAt: null, closedDays })).toBe(words);
});
