// Groups of meaning: words that the reader was never taught lie beside words that it was.
import { expect, test } from 'vitest';
import { groupsOf } from './word-groups.ts';

test.each([
  ['mother', 'grandmother'],
  ['ankle', 'wrist'],
  ['paracetamol', 'ibuprofen'],
])('%s and %s are of one middle group', (one, other) => {
  expect(groupsOf(one)?.middle).toBe(groupsOf(other)?.middle);
});

test('a word of everyday life is not of a group of the body', () => {
  expect(groupsOf('football')?.wide).not.toBe(groupsOf('vomiting')?.wide);
});

test('an apostrophe that was left out does no harm', () => {
  expect(groupsOf('wifes')).toEqual(groupsOf('wife'));
});

test('letters thrown together and single letters are of no group', () => {
  expect(groupsOf('zxqvbnmkj')).toBeUndefined();
  expect(groupsOf('i')).toBeUndefined();
  expect(groupsOf('')).toBeUndefined();
});
