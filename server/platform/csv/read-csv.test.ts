import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';
import { readCsv } from './read-csv.ts';

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

test.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['a byte order mark', '\uFEFFa,b\n1,2\n'],
  ['quotes and blanks', '"a", b\n "1","2"\n\n'],
])('a file with %s is read', (_, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('quotes hold separators, line ends and quotes; each row knows its line', () => {
  const { rows, mistake } = readCsv('a,b\n"x, y","two\nlines"\n"say ""so""",z\n');
  expect(rows.slice(1)).toEqual([
    { line: 2, cells: ['x, y', 'two\nlines'] },
    { line: 4, cells: ['say "so"', 'z'] },
  ]);
  expect(mistake).toBeNull();
});

test('a quotation mark that is never closed names its line', () => {
  expect(readCsv('a,b\n1,2\n"x,2\n3,4').mistake).toEqual({ line: 3, why: 'A quotation mark is never closed.' });
});

test('a file in another encoding is refused', () => {
  expect(readCsv('a,b\nM\uFFFDller,2').mistake).toEqual({
    line: 2,
    why: 'This is not UTF-8. Save the file as CSV UTF-8.',
  });
});

test('what we wrote with a guard against formulas comes back as it was', () => {
  expect(cells(csvLine(['=1+1', '-5', 'plain']))).toEqual([['=1+1', '-5', 'plain']]);
});
