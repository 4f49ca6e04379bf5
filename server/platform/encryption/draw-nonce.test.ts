import { expect, test } from 'vitest';
import { drawNonce, NONCE_BYTES } from './draw-nonce.ts';

test('no nonce comes twice, and each stays as it was drawn', () => {
  const drawn = Array.from({ length: 5_000 }, () => drawNonce());
  const kept = drawn.map((nonce) => nonce.toString('hex'));
  expect(new Set(kept).size).toBe(5_000);
  expect(new Set(kept.map((text) => text.length))).toEqual(new Set([2 * NONCE_BYTES]));
  expect(drawn.map((nonce) => nonce.toString('hex'))).toEqual(kept);
});
