import { expect, test } from 'vitest';
import { alikeNames } from './alike-names.ts';

const marked = (...names: string[]) => {
  const alike = alikeNames(names.map((name) => ({ id: name, name })));
  return names.map((name) => alike.get(name) ?? []);
};

test.each([
  [
    ['Sunita Patel', 'Sunita Patil'],
    [['Sunita Patil'], ['Sunita Patel']],
  ],
  [
    ['José Álvarez', 'Jose Alvarez'],
    [['Jose Alvarez'], ['José Álvarez']],
  ],
  [
    ['Leela Menon', 'Kavita Menon'],
    [[], []],
  ],
  [
    ['Asha', 'Usha'],
    [[], []],
  ],
])('%j name each other: %j', (names, expected) => {
  expect(marked(...names)).toEqual(expected);
});

test('two people of one name are alike', () => {
  const alike = alikeNames([
    { id: '1', name: 'Asha' },
    { id: '2', name: 'asha' },
  ]);
  expect(alike.get('1')).toEqual(['asha']);
});
