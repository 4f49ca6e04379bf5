import { expect, test } from 'vitest';
import { packWords, readFilter } from './word-filter.ts';

const words = Array.from({ length: 3_000 }, (_, index) => `word${index.toString(36)}`);

test('a filter holds all of its words', () => {
  const holds = readFilter(packWords(words));
  expect(words.every(holds)).toBe(true);
});

test('a filter takes about one of 128 other words for its own', () => {
  const holds = readFilter(packWords(words));
  const taken = words.filter((word) => holds(`other${word}`)).length;
  expect(taken / words.length).toBeLessThan(2 / 128);
});

test('an empty filter holds nothing', () => {
  expect(readFilter(packWords([]))('word')).toBe(false);
});
