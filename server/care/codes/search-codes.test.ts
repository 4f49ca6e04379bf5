import { describe, expect, test } from 'vitest';
import { CODES, searchCodes } from './search-codes.ts';

const NEVER_USED = new Map<string, number>();
const first = (typed: string) => searchCodes(typed, NEVER_USED)[0];

describe('coded diagnoses', () => {
  test.each([
    ['sugar', 'E11.9'],
    ['heart attack', 'I21.9'],
    ['hay fever', 'J30.1'],
    ['BP', 'I10'],
    ['uti', 'N39.0'],
    ['  knee   arthritis ', 'M17.9'],
    ['J45', 'J45.9'],
    ['blood high pressure', 'I10'],
    ['parkinsons', 'G20'],
  ])('%j is found as %s', (typed, code) => {
    expect(first(typed)?.code).toBe(code);
  });

  test('say which of their names was meant', () => {
    expect(first('piles')).toMatchObject({ name: 'Haemorrhoids without complication', alsoCalled: 'piles' });
    expect(first('Scabies')).toMatchObject({ name: 'Scabies', alsoCalled: null });
  });

  test('that one signs often come first', () => {
    expect(searchCodes('pneumonia', new Map([['J12.9', 4]]))[0]).toMatchObject({ code: 'J12.9', usedByMe: 4 });
  });

  test('are many, each under a code that can be signed, each once', () => {
    expect(CODES.length).toBeGreaterThan(300);
    expect(
      CODES.filter(({ code }) => !/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/.test(code)).map(
        ({ code, name }) => `${code} ${name}`,
      ),
    ).toEqual([]);
    const once = new Set(CODES.map(({ code, name }) => `${code} ${name.toLowerCase()}`));
    expect(once.size).toBe(CODES.length);
  });

  test.each(['', '   ', 'xyzzy', '((((', '%'])('for %j there are none', (typed) => {
    expect(searchCodes(typed, NEVER_USED)).toEqual([]);
  });
});
