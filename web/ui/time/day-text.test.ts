import { expect, test } from 'vitest';
import { dayFromText } from './day-text.ts';

test.each<[string, string | null]>([
  ['27/09/1955', '1955-09-27'],
  ['27.9.1955', '1955-09-27'],
  [' 7 9 1955 ', '1955-09-07'],
  ['1955-09-27', '1955-09-27'],
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
