import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Seal } from '../platform/encryption/seal.ts';

/** Entries of one timeline, written by the transactions [from, until). */
export type Range = { timeline: number; from: string; until: string };

export type Batch = Range & {
  number: number;
  count: number;
  root: Buffer;
  previous: Buffer;
  chained: Buffer;
  signature: Buffer;
  /** ISO 8601 in UTC, as PostgreSQL prints it. */
  sealedAt: string;
};

// The prefix of a batch; 0 is a leaf of the tree, 1 a node.
const BATCH = Buffer.of(0x02);

/** The first batch is chained to this. */
export const GENESIS = Buffer.alloc(32);

export function chainedHash(batch: Omit<Batch, 'chained' | 'signature'>): Buffer {
  return createHash('sha256')
    .update(BATCH)
    .update(batch.previous)
    .update(eightBytes(batch.number))
    .update(eightBytes(batch.timeline))
    .update(eightBytes(batch.from))
    .update(eightBytes(batch.until))
    .update(eightBytes(batch.count))
    .update(batch.root)
    .update(batch.sealedAt, 'utf8')
    .digest();
}

function eightBytes(number: number | string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, BigInt(number)));
  return bytes;
}

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in PKCS #8.
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export function makeSigner(seal: Seal) {
  const seed = seal.derive('audit-signing');
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (chained: Buffer): Buffer => sign(null, chained, privateKey),
    isSigned: (chained: Buffer, signature: Buffer): boolean => verify(null, chained, publicKey, signature),
  };
}
