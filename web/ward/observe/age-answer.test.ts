import { expect, test } from 'vitest';
import { type AgeAnswer, NO_ANSWER, readAge } from './age-answer.ts';

const TODAY = '2026-11-15';

test.each<[string, Partial<AgeAnswer>, number | null, boolean, object | null]>([
  ['nothing', {}, null, false, null],
  ['71 years', { age: '71' }, 71, true, { age: 71 }],
  ['a newborn', { age: '0' }, 0, true, { age: 0 }],
  ['a birthday today', { dateOfBirth: '2010-11-15' }, 16, true, { dateOfBirth: '2010-11-15' }],
  ['a birthday tomorrow', { dateOfBirth: '2010-11-16' }, 15, true, { dateOfBirth: '2010-11-16' }],
  ['a birthday typed day first', { dateOfBirth: '15/11/2010' }, 16, true, { dateOfBirth: '2010-11-15' }],
  ['not known now', { isNotKnown: true }, null, true, null],
  ['not known, whatever was typed before', { age: '7', isNotKnown: true }, null, true, null],
])('%s is read as an age', (_name, answer, years, isAnswered, form) => {
  expect(readAge({ ...NO_ANSWER, ...answer }, TODAY)).toMatchObject({ years, isAnswered, form, problem: null });
});

test.each<[string, Partial<AgeAnswer>, string]>([
  ['131 years', { age: '131' }, 'Between 0 and 130 years.'],
  ['letters', { age: 'old' }, 'Enter the age in whole years.'],
  ['a month that does not exist', { dateOfBirth: '11/15/2010' }, 'Enter the date of birth as dd/mm/yyyy.'],
  ['a day to come', { dateOfBirth: '2026-11-16' }, 'This day is still to come.'],
])('%s is refused at its field', (_name, answer, words) => {
  const read = readAge({ ...NO_ANSWER, ...answer }, TODAY);
  expect([read.problem?.words, read.isAnswered]).toEqual([words, false]);
});

test('an age above 110 is asked about', () => {
  expect(readAge({ ...NO_ANSWER, age: '111' }, TODAY).unusual).toEqual(['Age 111 years']);
  expect(readAge({ ...NO_ANSWER, age: '110' }, TODAY).unusual).toEqual([]);
});
