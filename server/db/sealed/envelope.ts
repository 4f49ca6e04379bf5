// How a sealed cell is written: a character that nobody can type, then in base64 what it is, whose key it needs, which row it
// belongs to, and the ciphertext. All of it is authenticated: it opens in its own row and column and nowhere else.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { drawNonce, NONCE_BYTES } from '#server/platform/encryption/draw-nonce.ts';
import { keyObject } from '#server/platform/encryption/key-object.ts';
import { SealBroken } from '#server/platform/encryption/seal.ts';
import { type SealedColumn, sealedColumn } from './sealed-columns.ts';

/** The first character of every sealed cell. What people send may not hold it (parse-input.ts). */
export const MARK = '\u0001';
/** Compared for every text that is read: a number is compared faster. */
const MARK_CODE = MARK.charCodeAt(0);

const VERSION = 1;
const OWNER_BYTES = 16;
const TAG_BYTES = 16;
// version (1) | column (2) | owner (16) | length of the row (1)
const FIXED_BYTES = 1 + 2 + OWNER_BYTES + 1;

export type Cell = { column: SealedColumn; owner: string; row: readonly (string | number)[] };

export type Envelope = Cell & { row: string[]; header: Buffer; nonce: Buffer; hidden: Buffer; tag: Buffer };

export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.charCodeAt(0) === MARK_CODE;

/** As a statement gives it to the column: jsonb takes it as a string of JSON. */
export const inColumn = ({ isJson }: SealedColumn, sealed: string): string =>
  isJson ? JSON.stringify(sealed) : sealed;

export function sealCell(key: Buffer, cell: Cell, text: string): string {
  const header = headerOf(cell);
  const nonce = drawNonce();
  const cipher = createCipheriv('aes-256-gcm', keyObject(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(header, cell.column));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([header, nonce, hidden, cipher.getAuthTag()]).toString('base64');
}

/** Reads what a sealed cell says of itself. Nothing of it is proven before `openCell`. */
export function readEnvelope(value: string): Envelope {
  const bytes = Buffer.from(value.slice(MARK.length), 'base64');
  const rowBytes = bytes[FIXED_BYTES - 1] ?? 0;
  const start = FIXED_BYTES + rowBytes;
  const column = bytes.length > 3 ? sealedColumn(bytes.readUInt16BE(1)) : undefined;
  if (bytes[0] !== VERSION || !column || bytes.length < start + NONCE_BYTES + TAG_BYTES) {
    throw new SealBroken('A sealed cell is damaged, or of a newer version.');
  }
  return {
    column,
    owner: uuidOf(bytes.subarray(3, 3 + OWNER_BYTES)),
    row: bytes.subarray(FIXED_BYTES, start).toString('utf8').split('/'),
    header: bytes.subarray(0, start),
    nonce: bytes.subarray(start, start + NONCE_BYTES),
    hidden: bytes.subarray(start + NONCE_BYTES, -TAG_BYTES),
    tag: bytes.subarray(-TAG_BYTES),
  };
}

export function openCell(key: Buffer, { column, header, nonce, hidden, tag }: Envelope): string {
  const cipher = createDecipheriv('aes-256-gcm', keyObject(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(header, column));
  cipher.setAuthTag(tag);
  try {
    return Buffer.concat([cipher.update(hidden), cipher.final()]).toString('utf8');
  } catch {
    throw new SealBroken(
      `A cell of ${column.table}.${column.column} does not open: it was changed, or needs another key.`,
    );
  }
}

function headerOf({ column, owner, row }: Cell): Buffer {
  const name = Buffer.from(row.join('/'), 'utf8');
  const header = Buffer.alloc(FIXED_BYTES);
  header[0] = VERSION;
  header.writeUInt16BE(column.number, 1);
  uuidBytes(owner).copy(header, 3);
  header[FIXED_BYTES - 1] = name.length;
  return Buffer.concat([header, name]);
}

/** How every cell of this column begins that is sealed under this key: as many bytes as make whole characters of base64. */
export function beginningOf(column: SealedColumn, owner: string): string {
  const header = headerOf({ column, owner, row: [] });
  return MARK + header.subarray(0, 18).toString('base64');
}

// The number stands for them already; with the names a number that was given twice by mistake opens nothing.
const boundTo = (header: Buffer, { table, column }: SealedColumn) =>
  Buffer.concat([header, Buffer.from(`${table}.${column}`, 'utf8')]);

export const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
