// Message encryption for web push: RFC 8291, in the content encoding of RFC 8188.
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The browser's public key (65 bytes, uncompressed) and its secret (16 bytes). */
export type BrowserKeys = { publicKey: Buffer; secret: Buffer };

/** Drawn anew for each message; given only by the test of the standard's own example. */
type Drawn = { salt: Buffer; own: ECDH };

const CURVE = 'prime256v1';
const TAG_BYTES = 16;
const RECORD_BYTES = 4096;
/** RFC 8188, 2: marks the end of the last record; zeros after it are padding. */
const END_OF_LAST_RECORD = 2;

export function encryptPush(
  plain: Buffer,
  { publicKey, secret }: BrowserKeys,
  { paddedTo = 0, drawn = draw() }: { paddedTo?: number; drawn?: Drawn } = {},
): Buffer {
  const { salt, own } = drawn;
  const ownPublicKey = own.getPublicKey();
  // RFC 8291, 3.4
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownPublicKey]);
  const material = derive(own.computeSecret(publicKey), secret, keyInfo, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const padding = Buffer.alloc(Math.max(paddedTo - plain.length, 0));
  const record = Buffer.concat([plain, Buffer.of(END_OF_LAST_RECORD), padding]);
  if (record.length + TAG_BYTES > RECORD_BYTES) throw new RangeError('A push message is one record.');
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  const hidden = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()]);

  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ownPublicKey.length), ownPublicKey, hidden]);
}

function draw(): Drawn {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { salt: randomBytes(16), own };
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, bytes));

/** Whether this is a point of the curve: anything else would fail at every try. */
export function isPublicKey(key: Buffer): boolean {
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(key);
    return key.length === 65;
  } catch {
    return false;
  }
}
