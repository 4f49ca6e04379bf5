import fc from 'fast-check';
import { generate } from 'otplib';
import { describe, expect, test } from 'vitest';
import { drawSecret, stepOfCode, uriFor } from './totp.ts';

// RFC 6238, appendix B, SHA-1: the ASCII secret 12345678901234567890 in base 32, the last six of its eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of the authenticator app', () => {
  test.each(VECTORS)('at second %i is %s, as RFC 6238 says', async (seconds, code) => {
    expect(await stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test.each(VECTORS.slice(1))(
    'of second %i counts for the step before and after, and not beyond',
    async (seconds, code) => {
      const step = Math.floor(seconds / 30);
      const first = step * 30;
      expect(await stepOfCode(SECRET, code, at(first - 30))).toBe(step);
      expect(await stepOfCode(SECRET, code, at(first + 59))).toBe(step);
      expect(await stepOfCode(SECRET, code, at(first - 31))).toBeNull();
      expect(await stepOfCode(SECRET, code, at(first + 60))).toBeNull();
    },
  );

  test('may be typed in two groups', async () => {
    expect(await stepOfCode(SECRET, ' 287 082 ', at(59))).toBe(1);
  });

  test.each(['', '28708', '2870822', '94287082', 'abcdef', '28708a', '२८७०८२', '-87082', '2e7082'])(
    'is never %j',
    async (code) => {
      expect(await stepOfCode(SECRET, code, at(59))).toBeNull();
    },
  );

  test('of one secret says the step it belongs to, whatever the time', async () => {
    const seconds = fc.integer({ min: 1_700_000_000, max: 2_500_000_000 });
    await fc.assert(
      fc.asyncProperty(seconds, fc.integer({ min: -1, max: 1 }), async (second, steps) => {
        const code = await generate({ secret: SECRET, epoch: second + steps * 30 });
        const found = await stepOfCode(SECRET, code, at(second));
        // Two steps in reach share a code once in a million.
        expect([-1, 0, 1].map((away) => Math.floor(second / 30) + away)).toContain(found);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a secret', () => {
  test('has 160 random bits and is never drawn twice', () => {
    const secrets = new Set(Array.from({ length: 50 }, drawSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('travels to the app in an address that names the clinic and the login', () => {
    const uri = new URL(uriFor('Banyan Street Clinic', 'asha@mail.example', SECRET));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.host).toBe('totp');
    expect(decodeURIComponent(uri.pathname)).toBe('/Banyan Street Clinic:asha@mail.example');
    expect(uri.searchParams.get('secret')).toBe(SECRET);
    expect(uri.searchParams.get('issuer')).toBe('Banyan Street Clinic');
  });
});
