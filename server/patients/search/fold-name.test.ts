import { describe, expect, test } from 'vitest';
import { areAlike } from './alike-names.ts';
import { editDistance } from './edit-distance.ts';
import { foldName, wordsToFind } from './fold-name.ts';
import { readQuery } from './read-query.ts';

describe('a name is compared', () => {
  test.each([
    ['Ananya Rao', ['ananya', 'rao']],
    ['  ANANYA   rao ', ['ananya', 'rao']],
    ['Zoë Müller-Strauß', ['zoe', 'muller', 'strauss']],
    ['Łukasz Ørsted', ['lukasz', 'orsted']],
    ['Nguyễn Thị Hạnh', ['nguyen', 'thi', 'hanh']],
    ["Siobhán O'Brien", ['siobhan', 'obrien']],
    ['Maria D’Souza', ['maria', 'dsouza']],
    ['राम कुमार', ['राम', 'कुमार']],
    ['مُحَمَّد علي', ['محمد', 'علي']],
    ['王小明', ['王小明']],
    ['Dr. A. P. J.', ['dr', 'a', 'p', 'j']],
    ['🌸 Meera 🌸', ['meera']],
    ['🌸', []],
    ['शिर्\u200dके', ['शिर्के']],
    ['Sun\u200bita P\u00adatel', ['sunita', 'patel']],
  ])('%s as %j', (name, words) => {
    expect(foldName(name)).toEqual(words);
  });

  test('also by the part behind an apostrophe', () => {
    expect(wordsToFind("Maria D'Souza")).toEqual(['maria', 'dsouza', 'd', 'souza']);
  });
});

describe('two names with one phone number', () => {
  test.each([
    ['Ananya Rao', 'ananya rao'],
    ['Ananya Rao', 'Rao Ananya'],
    ['Ananya Rao', 'Anania Rao'],
    ['Ananya Rao', 'A. Rao'],
    ['Meera Iyer', 'Mira Iyer'],
    ['Ananya Rao', 'Ananya'],
    ['Ananya Rao', 'Ananya Devi Rao'],
    ["Maria D'Souza", 'Maria Dsouza'],
    ['Zoë Müller', 'Zoe Muller'],
    ['राम कुमार', 'राम कुमार'],
    ['🌸', '🌸'],
  ])('may be one person: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(areAlike(other, one)).toBe(true);
  });

  test.each([
    ['Ananya Rao', 'Rohan Rao'],
    ['Ananya Rao', 'Ananya Menon'],
    ['Anu Rao', 'Ani Rao'],
    ['Meera Iyer', 'Leela Krishnan'],
    ['🌸', '🌻'],
    ['Asha Rao', '🌸'],
  ])('are two people: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
    expect(areAlike(other, one)).toBe(false);
  });
});

test.each([
  ['rao', 'rao', 0],
  ['gutpa', 'gupta', 1],
  ['meera', 'mera', 1],
  ['iyer', 'ayer', 1],
  ['', 'rao', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %i slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips);
  expect(editDistance(other, one)).toBe(slips);
});

describe('what is typed into the search', () => {
  test.each([
    ['Anan', { words: ['anan'], pud: 'ANAN', isPudForSure: false, phone: null }],
    ['ana rao', { words: ['ana', 'rao'], phone: null }],
    ['PUD-7K3', { words: [], pud: '7K3', isPudForSure: true, phone: null }],
    ['pud 7k3qx-2', { words: [], pud: '7K3QX2', isPudForSure: true }],
    ['7k3', { words: ['7k3'], pud: '7K3', isPudForSure: false }],
    ['7ko', { pud: '7K0' }],
    ['pud', { words: ['pud'], pud: null, isPudForSure: false }],
    ['Pudukottai', { words: ['pudukottai'], pud: null, isPudForSure: false }],
    ['4477', { phone: '7744', pud: '4477' }],
    ['447', { phone: null, pud: '447' }],
    ['+91 98200 14477', { phone: '774410028' }],
    ['098200-14477', { phone: '774410028' }],
    ['Rao 4477', { phone: null, words: ['rao', '4477'] }],
    ['🌸🌸🌸', { words: [], pud: null, phone: null }],
  ])('%s is read as %j', (typed, keys) => {
    expect(readQuery(typed)).toMatchObject(keys);
  });
});
