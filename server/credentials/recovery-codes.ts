import { randomInt } from 'node:crypto';
import type { Seal } from '../platform/encryption/seal.ts';

// Without letters that look alike; eight characters are 39 bits, and guesses are counted.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const HOW_MANY = 10;

export function drawRecoveryCodes(): string[] {
  const drawn = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: HOW_MANY }, drawn).map((code) => `${code.slice(0, 4)}-${code.slice(4)}`);
}

export function hashRecoveryCode(seal: Seal, accountId: string, typed: string): Buffer {
  return seal.fingerprint('recovery-code', accountId, typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
