import { expect, test } from 'vitest';
import { forEachIsolated, runPartsIsolated, SomeFailed } from './for-each-isolated.ts';

const halve = async (number: number) => {
  if (number % 2 === 1) throw new Error(`${number} is odd`);
  return number / 2;
};

test('each item has its turn, and the results come in order', async () => {
  expect(await forEachIsolated([4, 2], String, halve)).toEqual([2, 1]);
});

test('items after one that fails have their turn; what failed is thrown together, with what it was about', async () => {
  const done: number[] = [];
  const work = async (number: number) => void done.push(await halve(number));

  const failed = await forEachIsolated([1, 2, 3, 4], (number) => `number ${number}`, work).catch((error) => error);

  expect(done).toEqual([1, 2]);
  expect(failed).toBeInstanceOf(SomeFailed);
  expect(failed.failures).toEqual([
    { about: 'number 1', error: new Error('1 is odd') },
    { about: 'number 3', error: new Error('3 is odd') },
  ]);
});

test('parts that work on items name the items that failed', async () => {
  const part = (numbers: number[]) => forEachIsolated(numbers, (number) => `number ${number}`, halve);
  const failed = await forEachIsolated([[1], [2, 3]], () => 'a part', part).catch((error) => error);
  expect(failed.message).toBe('Failed: number 1, number 3');
});

test('of parts with names, one that fails keeps no other from its turn, and is named by its key', async () => {
  const done: string[] = [];
  const failed = await runPartsIsolated({
    notes: () => halve(1),
    visits: async () => done.push('visits'),
  }).catch((error) => error);
  expect(done).toEqual(['visits']);
  expect(failed.failures).toEqual([{ about: 'notes', error: new Error('1 is odd') }]);
});
