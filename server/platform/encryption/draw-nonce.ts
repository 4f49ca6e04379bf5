import { randomFillSync } from 'node:crypto';

export const NONCE_BYTES = 12;

// Asking the system for twelve bytes takes as long as for thousands.
const drawn = Buffer.alloc(NONCE_BYTES * 340);
let used = drawn.length;

/** Random bytes that were never given out before. A copy: what is drawn ahead is not read again. */
export function drawNonce(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const nonce = Buffer.from(drawn.subarray(used, used + NONCE_BYTES));
  drawn.fill(0, used, used + NONCE_BYTES);
  used += NONCE_BYTES;
  return nonce;
}
