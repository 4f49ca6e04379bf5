import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePud, parsePud } from './pud.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const drawn = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 9, maxLength: 9 });
const puds = drawn.map(makePud);

/** The ten characters that carry meaning. */
const lettersOf = (pud: string) => pud.replace('PUD-', '').replace('-', '');

describe('a PUD', () => {
  // spec: 1.9
  test('is written as PUD-XXXXX-XXXXX, without letters that look like digits', () => {
    fc.assert(
      fc.property(puds, (pud) => {
        expect(pud).toMatch(/^PUD-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      }),
    );
  });

  test('reads back as itself', () => {
    fc.assert(fc.property(puds, (pud) => parsePud(pud) === pud));
  });

  test('is not made from fewer than nine numbers', () => {
    expect(() => makePud([1, 2, 3])).toThrow();
  });

  test('differs whenever one drawn number differs', () => {
    const numbers = Array.from({ length: 9 }, () => 0);
    const made = new Set(
      numbers.flatMap((_, index) => [...ALPHABET].map((_letter, value) => makePud(numbers.with(index, value)))),
    );
    // 31 other values at each of nine places, and the one that all places share.
    expect(made.size).toBe(9 * 31 + 1);
  });
});

describe('a mistyped PUD', () => {
  const some = fc.sample(puds, 20).map(lettersOf);

  test('is noticed at every place and for every single wrong character', () => {
    const missed: string[] = [];
    for (const letters of some) {
      for (let index = 0; index < 10; index += 1) {
        for (const wrong of ALPHABET) {
          if (wrong === letters[index]) continue;
          const typed = letters.slice(0, index) + wrong + letters.slice(index + 1);
          if (parsePud(typed) !== null) missed.push(`${letters} → ${typed}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  test('is noticed when any two different characters have changed places', () => {
    const missed: string[] = [];
    for (const letters of some) {
      for (let one = 0; one < 10; one += 1) {
        for (let other = one + 1; other < 10; other += 1) {
          if (letters[one] === letters[other]) continue;
          const swapped = [...letters];
          [swapped[one], swapped[other]] = [letters.charAt(other), letters.charAt(one)];
          if (parsePud(swapped.join('')) !== null) missed.push(`${letters} → ${swapped.join('')}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['the prefix alone', 'PUD'],
    ['a character too few', 'PUD-00000-0000'],
    ['a character too many', 'PUD-00000-000000'],
    ['a letter that no PUD has', 'PUD-0000U-00000'],
    ['a sign', 'PUD-0000!-00000'],
    ['the prefix twice', 'PUD-PUD-00000-00000'],
    ['digits of another script', 'PUD-٠٠٠٠٠-٠٠٠٠٠'],
  ])('%s is none', (_what, typed) => {
    expect(parsePud(typed)).toBeNull();
  });
});

describe('however it is typed, it is the same PUD', () => {
  // Nine characters with a zero, a one and letters among them, so that every reading matters.
  const pud = makePud([...'0110KX2M0'].map((letter) => ALPHABET.indexOf(letter)));
  const letters = lettersOf(pud);

  test.each([
    ['as printed', pud],
    ['in small letters', pud.toLowerCase()],
    ['without hyphens', pud.replaceAll('-', '')],
    ['without its prefix', letters],
    ['with spaces for hyphens', pud.replaceAll('-', ' ')],
    ['with spaces around it', `  ${pud}\t\n`],
    ['letter by letter', [...letters].join(' ')],
    ['with hyphens everywhere', `PUD--${[...letters].join('-')}-`],
    ['with the long hyphens that phones put in', pud.replaceAll('-', '–')],
    ['with the letter O for zero', pud.replaceAll('0', 'O')],
    ['with a small o for zero', pud.replaceAll('0', 'o')],
    ['with the letter I for one', pud.replaceAll('1', 'I')],
    ['with the letter L for one', pud.replaceAll('1', 'L')],
    ['with a small l for one', pud.replaceAll('1', 'l')],
  ])('%s', (_how, typed) => {
    expect(parsePud(typed)).toBe(pud);
  });

  test('in any mixture of these', () => {
    const habit = fc.record({
      small: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      gaps: fc.array(fc.constantFrom('', ' ', '-', ' - '), { minLength: 10, maxLength: 10 }),
      hasPrefix: fc.boolean(),
    });
    fc.assert(
      fc.property(puds, habit, (made, { small, gaps, hasPrefix }) => {
        const typed = [...lettersOf(made)].map(
          (letter, index) => (small[index] ? letter.toLowerCase() : letter) + gaps[index],
        );
        expect(parsePud((hasPrefix ? 'pud ' : '') + typed.join(''))).toBe(made);
      }),
    );
  });
});
