import { expect, test } from 'vitest';
import { joinQuietDays } from './quiet-days.ts';

const WEEK = ['19', '20', '21', '22', '23', '24', '25'];
const rowsWith = (...busy: string[]) => joinQuietDays(WEEK, (day) => !busy.includes(day)).map((row) => row.join('-'));

test.each([
  ['today stands alone, also when nothing is on it', ['23', '25'], ['19', '20-21-22', '23', '24', '25']],
  ['a week without anything is today and the rest', [], ['19', '20-21-22-23-24-25']],
  ['days with something have a row each', WEEK, WEEK],
  ['quiet days after today with something', ['19'], ['19', '20-21-22-23-24-25']],
])('%s', (_what, busy, rows) => {
  expect(rowsWith(...busy)).toEqual(rows);
});
