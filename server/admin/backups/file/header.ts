// The first bytes of a backup: what it is, and with which key it opens. Readable without the key, and bound to everything behind it.
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { PlainError } from '#server/platform/plain-error.ts';

// 'NADIBACK', the version of the format (1 byte), the length of the JSON behind it (4 bytes).
const MAGIC = Buffer.from('NADIBACK');
const VERSION = 1;
export const PREAMBLE_BYTES = MAGIC.length + 5;
const MOST_BYTES = 64 * 1024;
const SALT_BYTES = 32;
const KEY_BYTES = 32;

export type Header = { madeAt: string; salt: string; keyCheck: string; packed: 'zstd' };

/** The key of one file, and what binds each of its chunks to this header. */
export type FileKey = { key: Buffer; boundTo: Buffer };

export function makeHeader(backupKey: Buffer, madeAt: Date): { bytes: Buffer; fileKey: FileKey } {
  const header: Header = {
    madeAt: madeAt.toISOString(),
    salt: randomBytes(SALT_BYTES).toString('base64'),
    keyCheck: keyCheckOf(backupKey),
    packed: 'zstd',
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  const bytes = Buffer.concat([MAGIC, Buffer.of(VERSION), length, json]);
  return { bytes, fileKey: fileKeyOf(backupKey, header, bytes) };
}

/** How long the JSON is that follows, or why these bytes are no backup of ours. */
export function readPreamble(name: string, bytes: Buffer): number {
  if (bytes.length < PREAMBLE_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new PlainError(`${name} is not a backup of Nadi. Nothing was changed.`);
  }
  if ((bytes[MAGIC.length] ?? 0) > VERSION) {
    throw new PlainError(`${name} was made by a newer Nadi: restore it with that version. Nothing was changed.`);
  }
  const length = bytes.readUInt32BE(MAGIC.length + 1);
  if (length > MOST_BYTES) throw damaged(name);
  return length;
}

export function readHeader(name: string, bytes: Buffer, backupKey: Buffer): { header: Header; fileKey: FileKey } {
  const header = parse(name, bytes.subarray(PREAMBLE_BYTES));
  const [given, own] = [header.keyCheck, keyCheckOf(backupKey)].map((check) => Buffer.from(check));
  if (!given || !own || given.length !== own.length || !timingSafeEqual(given, own)) {
    throw new PlainError(
      `${name} opens with another master key (its mark is ${header.keyCheck}, the mark of this one ${own}). Nothing was changed.`,
    );
  }
  return { header, fileKey: fileKeyOf(backupKey, header, bytes) };
}

function parse(name: string, json: Buffer): Header {
  try {
    const header = JSON.parse(json.toString('utf8')) as Header;
    const isWhole = [header.madeAt, header.salt, header.keyCheck].every((text) => typeof text === 'string');
    if (isWhole && header.packed === 'zstd') return header;
  } catch {}
  throw damaged(name);
}

/** A mark by which people tell keys apart. It gives nothing of the key away. */
export const keyCheckOf = (backupKey: Buffer): string =>
  createHmac('sha256', backupKey)
    .update('which key')
    .digest('hex')
    .slice(0, 12)
    .replace(/(.{4})(?=.)/g, '$1-');

const fileKeyOf = (backupKey: Buffer, { salt }: Header, bytes: Buffer): FileKey => ({
  key: Buffer.from(hkdfSync('sha256', backupKey, Buffer.from(salt, 'base64'), 'nadi backup file', KEY_BYTES)),
  boundTo: createHash('sha256').update(bytes).digest(),
});

export const damaged = (name: string): PlainError =>
  new PlainError(`${name} is damaged and cannot be used. Nothing was changed.`);

export const cutShort = (name: string): PlainError =>
  new PlainError(`${name} is cut short: its end is missing. Nothing was changed.`);
