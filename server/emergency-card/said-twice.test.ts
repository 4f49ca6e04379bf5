import { expect, test } from 'vitest';
import { withoutSaidTwice } from './said-twice.ts';

const AMLODIPINE = { name: 'Amlodipine', inWords: '5 mg by mouth, once a day' };

test.each([
  ['the same name', 'amlodipine', []],
  ['the same name and strength', 'Amlodipine 5mg', []],
  ['the same and how often', 'Amlodipine 5 mg', []],
  ['another strength', 'Amlodipine 10 mg', ['Amlodipine 10 mg']],
  ['a strength that only begins alike', 'Amlodipine 5 mcg', ['Amlodipine 5 mcg']],
  ['a name that only begins alike', 'Amlodipine-Valsartan', ['Amlodipine-Valsartan']],
  ['another medicine', 'Aspirin', ['Aspirin']],
])('what is told of home beside a prescription: %s', (_what, told, stays) => {
  expect(withoutSaidTwice([AMLODIPINE], [told])).toEqual(stays);
});
