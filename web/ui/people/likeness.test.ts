import { expect, test } from 'vitest';
import { likenesses } from './likeness.ts';

const WARD = [
  { id: 'a', name: 'Sunita Patel' },
  { id: 'b', name: 'Ramesh Kulkarni' },
  { id: 'c', name: 'Sunita Patil' },
];

test('two names that differ in a letter name each other, from the letter on in which they differ', () => {
  const alike = likenesses(WARD);
  expect(alike.get('a')).toMatchObject({ other: { id: 'c' }, same: 'Sunita Pat', differs: 'el' });
  expect(alike.get('c')).toMatchObject({ other: { id: 'a' }, same: 'Sunita Pat', differs: 'il' });
  expect(alike.has('b')).toBe(false);
});

test('the same name twice has no letter that tells them apart', () => {
  const alike = likenesses([
    { id: 'a', name: 'Mohan Das' },
    { id: 'b', name: 'Mohan Das' },
  ]);
  expect(alike.get('a')).toMatchObject({ same: 'Mohan Das', differs: '' });
});

test('one person with several rows is not alike to itself', () => {
  expect(
    likenesses([
      { id: 'a', name: 'Mohan Das' },
      { id: 'a', name: 'Mohan Das' },
    ]).size,
  ).toBe(0);
});
