import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSeal, SealBroken } from './seal.ts';

const seal = makeSeal(randomBytes(32));
const place = { table: 'second_factors', column: 'sealed_secret', row: '7f0c' };
const words = fc.string({ unit: 'grapheme' });

describe('a sealed value', () => {
  test('opens where it was sealed', () => {
    fc.assert(
      fc.property(words, words, words, words, (text, table, column, row) => {
        expect(seal.openText(seal.seal(text, { table, column, row }), { table, column, row })).toBe(text);
      }),
    );
  });

  test('keeps bytes as they are', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(seal.open(seal.seal(Buffer.from(bytes), place), place)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test('does not open in another row, column or table', () => {
    const sealed = seal.seal('JBSWY3DP', place);
    for (const elsewhere of [{ row: '7f0d' }, { column: 'sealed_text' }, { table: 'mails' }]) {
      expect(() => seal.open(sealed, { ...place, ...elsewhere })).toThrow(SealBroken);
    }
  });

  test('does not open where the names only join to the same letters', () => {
    const sealed = seal.seal('JBSWY3DP', { table: 'ab', column: 'c', row: '1' });
    expect(() => seal.open(sealed, { table: 'a', column: 'bc', row: '1' })).toThrow(SealBroken);
  });

  test('does not open after any single bit was flipped', () => {
    const sealed = seal.seal('JBSWY3DP', place);
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const flipped = Buffer.from(sealed);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => seal.open(flipped, place)).toThrow(SealBroken);
    }
  });

  test('does not open when a part of it is missing', () => {
    const sealed = seal.seal('JBSWY3DP', place);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => seal.open(sealed.subarray(0, length), place)).toThrow(SealBroken);
    }
  });

  test('does not open under another master key', () => {
    expect(() => makeSeal(randomBytes(32)).open(seal.seal('JBSWY3DP', place), place)).toThrow(SealBroken);
  });

  test('looks different each time and never shows what it holds', () => {
    const [once, again] = [seal.seal('JBSWY3DP', place), seal.seal('JBSWY3DP', place)];
    expect(once.equals(again)).toBe(false);
    expect(once.includes('JBSWY3DP')).toBe(false);
  });
});

describe('a fingerprint', () => {
  test('is the same for the same parts and another for any other', () => {
    fc.assert(
      fc.property(fc.array(words), fc.array(words), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(seal.fingerprint('session', ...one).equals(seal.fingerprint('session', ...other))).toBe(isSame);
      }),
    );
    expect(seal.fingerprint('session', 'ab', 'c')).not.toEqual(seal.fingerprint('session', 'a', 'bc'));
    expect(seal.fingerprint('session', 'ab')).toEqual(seal.fingerprint('session', Buffer.from('ab')));
  });

  test('differs between purposes and between master keys', () => {
    expect(seal.fingerprint('session', 'ab')).not.toEqual(seal.fingerprint('reset-link', 'ab'));
    expect(seal.fingerprint('session', 'ab')).not.toEqual(makeSeal(randomBytes(32)).fingerprint('session', 'ab'));
  });
});

test('a derived key belongs to one purpose and cannot be spoilt by who uses it', () => {
  const key = seal.derive('audit-signing');
  expect(key).toHaveLength(32);
  expect(seal.derive('other')).not.toEqual(key);
  const before = Buffer.from(key);
  key.fill(0);
  expect(seal.derive('audit-signing')).toEqual(before);
});
