import { describe, expect, test } from 'vitest';
import { chapterFiles, readChapter, readCodes, readReplacedCodes } from './read-codes.ts';

/** WHO's chapters I to XXII with their first and last category. */
const CHAPTERS: Record<string, [from: string, to: string]> = {
  '01': ['A00', 'B99'],
  '02': ['C00', 'D48'],
  '03': ['D50', 'D89'],
  '04': ['E00', 'E90'],
  '05': ['F00', 'F99'],
  '06': ['G00', 'G99'],
  '07': ['H00', 'H59'],
  '08': ['H60', 'H95'],
  '09': ['I00', 'I99'],
  '10': ['J00', 'J99'],
  '11': ['K00', 'K93'],
  '12': ['L00', 'L99'],
  '13': ['M00', 'M99'],
  '14': ['N00', 'N99'],
  '15': ['O00', 'O99'],
  '16': ['P00', 'P96'],
  '17': ['Q00', 'Q99'],
  '18': ['R00', 'R99'],
  '19': ['S00', 'T98'],
  '20': ['V01', 'Y98'],
  '21': ['Z00', 'Z99'],
  '22': ['U00', 'U99'],
};

/** Withdrawn by WHO before the edition of 2019, where a list of another year would still have them. */
const WITHDRAWN = [
  ...['A90', 'A91', 'B59', 'D76.0', 'G90.3', 'I48', 'K35.0', 'K35.1', 'K35.9', 'K51.1', 'K58.0', 'K58.9', 'L41.2'],
  ...['M72.5', 'N18.0', 'N18.8', 'Q31.4', 'R17', 'R50.0', 'R50.1', 'R95', 'Z22.5', 'H54.7', 'C14.1', 'D46.3', 'C95.2'],
  ...['I84.0', 'I84.1', 'I84.2', 'I84.3', 'I84.4', 'I84.5', 'I84.6', 'I84.7', 'I84.8', 'I84.9'],
];

/** In the clinical modification of the United States only, with as few characters as WHO's own codes. */
const US_ONLY = [
  ...['A77.4', 'D24.9', 'E08', 'E09', 'G89', 'I16', 'I31.4', 'I82.4', 'K20.0', 'K65.2', 'M26', 'M97', 'N44.0'],
  ...['N47.1', 'N49.3', 'N50.3', 'N52', 'N53', 'N61.1', 'O09', 'R10.8', 'R11.1', 'R97', 'T07.9', 'Z16', 'Z66', 'Z68'],
];

/** WHO's asterisk categories: they say where a disease shows, and never stand alone. */
const ASTERISKS = new Set(
  `D63 D77 E35 E90 F00 F02 G01 G02 G05 G07 G13 G22 G26 G32 G46 G53 G55 G59 G63 G73 G94 G99 H03 H06 H13 H19 H22 H28 H32 H36
   H42 H45 H48 H58 H62 H67 H75 H82 H94 I32 I39 I41 I43 I52 I68 I79 I98 J17 J91 J99 K23 K67 K77 K87 K93 L14 L45 L54 L62 L86
   L99 M01 M03 M07 M09 M14 M36 M49 M63 M68 M73 M82 M90 N08 N16 N22 N29 N33 N37 N51 N74 N77 P75`.split(/\s+/),
);

const ALL = readCodes();
const CODES = new Set(ALL.map(({ code }) => code));
const folded = (text: string) => text.toLowerCase();

describe('the coded list of diagnoses', () => {
  test('has more than 3,000 codes, each once', () => {
    expect(ALL.length).toBeGreaterThan(3000);
    expect(CODES.size).toBe(ALL.length);
  });

  test('has one file for each of WHO’s 22 chapters, with codes of that chapter only, in their order', () => {
    expect(chapterFiles().map((file) => file.slice(0, 2))).toEqual(Object.keys(CHAPTERS).sort());
    for (const file of chapterFiles()) {
      const [from, to] = CHAPTERS[file.slice(0, 2)] ?? ['', ''];
      const codes = readChapter(file).map(({ code }) => code);
      expect(codes.filter((code) => code.slice(0, 3) < from || code.slice(0, 3) > to)).toEqual([]);
      expect(codes).toEqual(codes.toSorted());
    }
  });

  test('holds no code that WHO withdrew before 2019', () => {
    expect(WITHDRAWN.filter((code) => CODES.has(code))).toEqual([]);
  });

  test('holds no code of the United States alone: none has five characters, none is of their making', () => {
    expect([...CODES].filter((code) => !/^[A-Z]\d\d(\.\d)?$/.test(code))).toEqual([]);
    expect([...CODES].filter((code) => US_ONLY.some((us) => code === us || code.startsWith(`${us}.`)))).toEqual([]);
  });

  test('holds no asterisk code, which cannot stand alone', () => {
    expect([...CODES].filter((code) => ASTERISKS.has(code.slice(0, 3)))).toEqual([]);
  });

  test('never offers a category beside its own subdivisions', () => {
    const categories = [...CODES].filter((code) => code.length === 3);
    expect(categories.filter((category) => [...CODES].some((code) => code.startsWith(`${category}.`)))).toEqual([]);
  });

  test('gives every entry words besides its name, none of them twice', () => {
    const repeated = ALL.filter(({ name, terms }) => new Set([name, ...terms].map(folded)).size !== terms.length + 1);
    expect(repeated.map(({ code }) => code)).toEqual([]);
    expect(ALL.filter(({ terms }) => terms.length === 0)).toEqual([]);
  });

  test('names no two entries alike', () => {
    expect(new Set(ALL.map(({ name }) => folded(name))).size).toBe(ALL.length);
  });
});

describe('codes that the list once had', () => {
  const replaced = [...readReplacedCodes()];

  test('are no longer in it, and lead to codes that are', () => {
    expect(replaced.filter(([old]) => CODES.has(old))).toEqual([]);
    expect(replaced.filter(([, code]) => !CODES.has(code))).toEqual([]);
  });

  test.each([
    ['A90', 'A97.9'],
    ['I84.9', 'K64.9'],
    ['J45.901', 'J45.9'],
    ['I48.91', 'I48.9'],
    ['E11.621', 'E11.5'],
    ['I21', 'I21.9'],
    ['G43', 'G43.9'],
  ])('%s has become %s', (old, code) => {
    expect(new Map(replaced).get(old)).toBe(code);
  });
});
