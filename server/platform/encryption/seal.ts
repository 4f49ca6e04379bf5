import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { drawNonce, NONCE_BYTES } from './draw-nonce.ts';
import { keyObject } from './key-object.ts';

/** Where a sealed value lives. It opens there and nowhere else, so nobody can move one person's secret to another's row. */
export type SealedCell = { table: string; column: string; row: string };

export type Seal = {
  seal(plain: string | Buffer, cell: SealedCell): Buffer;
  open(sealed: Uint8Array, cell: SealedCell): Buffer;
  openText(sealed: Uint8Array, cell: SealedCell): string;
  /** A keyed hash: equal parts give equal bytes, and without the master key nobody can guess and compare. */
  fingerprint(purpose: string, ...parts: (string | Uint8Array)[]): Buffer;
  /** 32 bytes of their own for each purpose; none of them tells anything about another. */
  derive(purpose: string): Buffer;
};

export class SealBroken extends Error {
  override name = 'SealBroken';
}

// version (1) | key id (1) | nonce (12) | ciphertext | tag (16)
const VERSION = 1;
// Another master key will have another id; the byte says which key a value needs.
const KEY_ID = 1;
const HEADER_BYTES = 2;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export function makeSeal(masterKey: Buffer): Seal {
  if (masterKey.length !== KEY_BYTES) throw new RangeError('A master key has 32 bytes.');
  const derived = new Map<string, Buffer>();

  function keyFor(purpose: string): Buffer {
    const known = derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', masterKey, 'nadi', purpose, KEY_BYTES));
    derived.set(purpose, key);
    return key;
  }

  // NIST SP 800-38D, 8.3: random nonces are safe for 2^32 values under one key; a clinic stays far below.
  function seal(plain: string | Buffer, cell: SealedCell): Buffer {
    const header = Buffer.of(VERSION, KEY_ID);
    const nonce = drawNonce();
    const cipher = createCipheriv('aes-256-gcm', keyObject(keyFor('seal')), nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(header, cell));
    const hidden = Buffer.concat([cipher.update(bytesOf(plain)), cipher.final()]);
    return Buffer.concat([header, nonce, hidden, cipher.getAuthTag()]);
  }

  function open(sealed: Uint8Array, cell: SealedCell): Buffer {
    const bytes = Buffer.from(sealed);
    const header = bytes.subarray(0, HEADER_BYTES);
    const hidden = bytes.subarray(HEADER_BYTES + NONCE_BYTES, -TAG_BYTES);
    const isWhole = bytes.length >= HEADER_BYTES + NONCE_BYTES + TAG_BYTES;
    if (!isWhole || header[0] !== VERSION || header[1] !== KEY_ID) throw broken(cell);
    const nonce = bytes.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
    const cipher = createDecipheriv('aes-256-gcm', keyObject(keyFor('seal')), nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(header, cell));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([cipher.update(hidden), cipher.final()]);
    } catch {
      throw broken(cell);
    }
  }

  return {
    seal,
    open,
    openText: (sealed, cell) => open(sealed, cell).toString('utf8'),
    fingerprint(purpose, ...parts) {
      const hmac = createHmac('sha256', keyObject(keyFor(`fingerprint:${purpose}`)));
      for (const part of parts) hmac.update(measured(part));
      return hmac.digest();
    },
    // A copy: a caller that wipes its key must not wipe ours. The prefix keeps purposes apart from our own.
    derive: (purpose) => Buffer.from(keyFor(`derive:${purpose}`)),
  };
}

function boundTo(header: Buffer, { table, column, row }: SealedCell): Buffer {
  return Buffer.concat([header, measured(table), measured(column), measured(row)]);
}

/** With its length in front, so that 'ab','c' and 'a','bc' differ. */
function measured(part: string | Uint8Array): Buffer {
  const bytes = bytesOf(part);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function bytesOf(part: string | Uint8Array): Buffer {
  return typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part);
}

function broken({ table, column }: SealedCell): SealBroken {
  return new SealBroken(
    `A sealed value of ${table}.${column} does not open: it was changed, moved, or sealed under another key.`,
  );
}
