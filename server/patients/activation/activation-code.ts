// What someone registered at the desk takes home instead of a password: ten characters that work once, for 14 days.

import { randomInt } from 'node:crypto';
import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Seal } from '#server/platform/encryption/seal.ts';
import { replaceActivationCode } from '../store.ts';

// Without letters that look alike; ten characters are 49 bits, and guesses are counted.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LASTS_MS = 14 * DAY_MS;

/** The code is shown once and not stored. */
export async function giveActivationCode(
  tx: Tx,
  { clock, seal }: Pick<Deps, 'clock' | 'seal'>,
  patientId: string,
  madeBy: string,
): Promise<string> {
  const drawn = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const now = clock.now();
  await replaceActivationCode(tx, {
    patient_id: patientId,
    code_hash: hashCode(seal, patientId, drawn),
    made_at: now,
    made_by: madeBy,
    expires_at: new Date(now.getTime() + LASTS_MS),
  });
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
}

/** However it was typed: small letters, spaces and hyphens do not matter. */
export const hashCode = (seal: Seal, patientId: string, typed: string): Buffer =>
  seal.fingerprint('activation-code', patientId, typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
