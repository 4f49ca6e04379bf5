// Photos, documents, messages and secrets are sealed by the clinic's key already, each bound to its row and column (seal.ts). Around
// that lies the key of whom it is about: without both nothing opens, and it is gone when that key is destroyed.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { drawNonce, NONCE_BYTES } from '#server/platform/encryption/draw-nonce.ts';
import { keyObject } from '#server/platform/encryption/key-object.ts';
import { SealBroken } from '#server/platform/encryption/seal.ts';
import { uuidBytes, uuidOf } from './envelope.ts';

/** What begins so was put under somebody's key. Hashes and keys are bytes, too: chance begins one of 2^64 like this. */
export const BYTES_MARK = Buffer.from('\u0001nadikey', 'latin1');

const VERSION = 1;
const OWNER_AT = BYTES_MARK.length + 1;
const HEADER_BYTES = OWNER_AT + 16;
const TAG_BYTES = 16;

export const isUnderKey = (value: unknown): value is Buffer =>
  Buffer.isBuffer(value) && value[0] === BYTES_MARK[0] && value.subarray(0, BYTES_MARK.length).equals(BYTES_MARK);

export function putUnderKey(key: Buffer, owner: string, bytes: Buffer): Buffer {
  const header = headerOf(owner);
  const nonce = drawNonce();
  const cipher = createCipheriv('aes-256-gcm', keyObject(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(header);
  const hidden = cipher.update(bytes);
  cipher.final();
  return Buffer.concat([header, nonce, hidden, cipher.getAuthTag()]);
}

/** How all bytes begin that lie under this key. */
export const headerOf = (owner: string): Buffer => Buffer.concat([BYTES_MARK, Buffer.of(VERSION), uuidBytes(owner)]);

/** Whose key it needs. Nothing of it is proven before `takeFromUnderKey`. */
export function ownerOfBytes(bytes: Buffer): string {
  if (bytes[BYTES_MARK.length] !== VERSION || bytes.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES) {
    throw new SealBroken('Sealed bytes are damaged, or of a newer version.');
  }
  return uuidOf(bytes.subarray(OWNER_AT, HEADER_BYTES));
}

export function takeFromUnderKey(key: Buffer, bytes: Buffer): Buffer {
  const start = HEADER_BYTES + NONCE_BYTES;
  const cipher = createDecipheriv('aes-256-gcm', keyObject(key), bytes.subarray(HEADER_BYTES, start), {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(bytes.subarray(0, HEADER_BYTES));
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const open = cipher.update(bytes.subarray(start, -TAG_BYTES));
    cipher.final();
    return open;
  } catch {
    throw new SealBroken('Sealed bytes do not open: they were changed, or need another key.');
  }
}
