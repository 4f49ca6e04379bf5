import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentTable } from './current-table.ts';

test('the document says how much the table holds', () => {
  const table = currentTable();
  const entries = (index: ReadonlyMap<string, readonly unknown[]>) => [...index.values()].flat().length;
  const brands = new Set(
    [...table.lexicon.phrases.values()].flatMap((one) => (one.kind === 'brand' ? [one.brand] : [])),
  );
  const names = [...table.lexicon.phrases.values()].filter(({ kind }) => kind !== 'class');
  const figures = [
    `${table.ingredients.size} ingredients`,
    `${brands.size} combination brands`,
    `${names.length.toLocaleString('en-GB')} written names`,
    `${table.interactions.length} interactions`,
    `${entries(table.warnings)} warnings by illness`,
    `${entries(table.pregnancy)} pregnancy entries`,
  ];
  const words = readFileSync('docs/prescribing-safety.md', 'utf8').replace(/\s+/g, ' ');
  expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
});
