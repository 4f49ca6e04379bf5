import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeSeal } from '../platform/encryption/seal.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

const seal = makeSeal(randomBytes(32));

describe('recovery codes', () => {
  test('are ten different ones, in two groups of letters that do not look alike', () => {
    const codes = drawRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/);
  });

  test('are drawn anew each time', () => {
    const drawn = Array.from({ length: 20 }, drawRecoveryCodes).flat();
    expect(new Set(drawn).size).toBe(200);
  });

  test.each([
    ['in small letters', 'abcd-2345'],
    ['without the hyphen', 'ABCD2345'],
    ['with spaces', ' ABCD 2345 '],
  ])('are the same %s', (_how, typed) => {
    expect(hashRecoveryCode(seal, 'asha', typed)).toEqual(hashRecoveryCode(seal, 'asha', 'ABCD-2345'));
  });

  test('are kept as fingerprints that differ for each person and each key', () => {
    const hash = hashRecoveryCode(seal, 'asha', 'ABCD-2345');
    expect(hash).toHaveLength(32);
    expect(hash.toString('latin1')).not.toContain('ABCD');
    expect(hash).not.toEqual(hashRecoveryCode(seal, 'meera', 'ABCD-2345'));
    expect(hash).not.toEqual(hashRecoveryCode(makeSeal(randomBytes(32)), 'asha', 'ABCD-2345'));
  });
});
