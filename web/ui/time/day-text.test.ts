import { expect, test } from 'vitest';
import { dayAsText, dayFromText, withSlashes, wrongDay } from './day-text.ts';

const NO_DAY = 'Enter the day as dd/mm/yyyy.';

test.each<[string, string | null]>([
  ['27/09/1955', '1955-09-27'],
  ['27.9.1955', '1955-09-27'],
  [' 7 9 1955 ', '1955-09-07'],
  ['1955-09-27', '1955-09-27'],
  ['27091955', '1955-09-27'],
  ['29022023', null],
  ['20121105', null],
  ['2709195', null],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31/02/1990', null],
  ['09/27/1955', null],
  ['27/09/55', null],
  ['yesterday', null],
  ['', null],
])('the typed day "%s" is read day first, whatever the language of the browser: %s', (text, day) => {
  expect(dayFromText(text)).toBe(day);
});

test.each([
  ['27091955', '27/09/1955'],
  ['27/09/1955', '27/09/1955'],
  ['27.09.1955', '27/09/1955'],
  ['7/9/1955', '7/9/1955'],
  ['7/091955', '7/09/1955'],
  ['tomorrow', 'tomorrow'],
])('"%s", typed key by key, gets its slashes: %s', (keys, shown) => {
  expect([...keys].reduce((before, key) => withSlashes(before, before + key), '')).toBe(shown);
});

test.each([
  ['27/', '27', '27'],
  ['27/09/', '27/09', '27/09'],
  ['27', '270', '27/0'],
  ['27/09', '27/091', '27/09/1'],
  ['', '27091955', '27091955'],
  ['2/09/1955', '27/09/1955', '27/09/1955'],
  ['7/09/1955', '17/09/1955', '17/09/1955'],
])('"%s" that becomes "%s" by deleting, pasting or typing stands there as "%s"', (before, typed, shown) => {
  expect(withSlashes(before, typed)).toBe(shown);
});

test('a day is written day first, and what is no day as it was typed', () => {
  expect(['1955-09-27', '27/09', ''].map(dayAsText)).toEqual(['27/09/1955', '27/09', '']);
});

const NOVEMBER = { min: '2026-11-01', max: '2026-11-30' };

test.each<[string, Parameters<typeof wrongDay>[1], string | undefined]>([
  ['', NOVEMBER, undefined],
  ['2026-11-30', NOVEMBER, undefined],
  ['27/0', {}, NO_DAY],
  ['1105-12-20', {}, 'Check the year.'],
  ['2026-12-01', NOVEMBER, 'Choose a day from 01/11/2026 to 30/11/2026.'],
  ['2026-10-31', { min: '2026-11-01' }, 'Choose 01/11/2026 or a later day.'],
  ['2026-12-01', { max: '2026-11-30' }, 'Choose 30/11/2026 or an earlier day.'],
  ['2026-12-01', { ...NOVEMBER, outside: 'Not in November.' }, 'Not in November.'],
])('of the day "%s" within %j it is said: %s', (value, limits, sentence) => {
  expect(wrongDay(value, limits)).toBe(sentence);
});
