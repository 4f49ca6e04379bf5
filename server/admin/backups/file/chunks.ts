// AES-256-GCM in chunks. The nonce counts them and marks the last, so none can be changed, moved, repeated or left out, and a file
// that ends too early is noticed. Each file has a key of its own: no nonce comes twice.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform } from 'node:stream';
import { cutShort, damaged, type FileKey } from './header.ts';

const CHUNK_BYTES = 256 * 1024;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const LAST = 0x8000_0000;

function nonceOf(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(counter));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export function sealChunks({ key, boundTo }: FileKey): Transform {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let counter = 0;

  function chunkOf(plain: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(counter, isLast), { authTagLength: TAG_BYTES });
    counter += 1;
    cipher.setAAD(boundTo);
    const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE((hidden.length | (isLast ? LAST : 0)) >>> 0);
    return Buffer.concat([length, hidden, cipher.getAuthTag()]);
  }

  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      held.push(bytes);
      heldBytes += bytes.length;
      // One byte more than a chunk: what is held at the end is never empty, unless all of it is.
      while (heldBytes > CHUNK_BYTES) {
        const all = Buffer.concat(held, heldBytes);
        this.push(chunkOf(all.subarray(0, CHUNK_BYTES), false));
        held = [all.subarray(CHUNK_BYTES)];
        heldBytes -= CHUNK_BYTES;
      }
      done();
    },
    flush(done) {
      done(null, chunkOf(Buffer.concat(held, heldBytes), true));
    },
  });
}

/** The plain bytes of the chunks, each checked before it is handed on. Fails for a file that does not end with its last chunk. */
export async function* openChunks(
  name: string,
  { key, boundTo }: FileKey,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const { take, close } = reader(source);
  try {
    for (let counter = 0; ; counter += 1) {
      const frame = await take(LENGTH_BYTES);
      if (!frame) throw cutShort(name);
      const length = frame.readUInt32BE() & ~LAST;
      const isLast = frame.readUInt32BE() >= LAST;
      if (length > CHUNK_BYTES) throw damaged(name);
      const body = await take(length + TAG_BYTES);
      if (!body) throw cutShort(name);
      const plain = openChunk(body, { key, boundTo, nonce: nonceOf(counter, isLast) });
      if (!plain || (isLast && (await take(1)))) throw damaged(name);
      yield plain;
      if (isLast) return;
    }
  } finally {
    await close();
  }
}

function openChunk(body: Buffer, { key, boundTo, nonce }: FileKey & { nonce: Buffer }): Buffer | null {
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo);
  cipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(body.subarray(0, -TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
}

type Reader = { take(bytes: number): Promise<Buffer | null>; close(): Promise<void> };

/** `take` answers exactly so many bytes, or null when the source ends before them. */
function reader(source: AsyncIterable<Buffer>): Reader {
  const parts = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return {
    async take(bytes) {
      const gathered: Buffer[] = [held];
      let count = held.length;
      while (count < bytes) {
        const next = await parts.next();
        if (next.done) return null;
        gathered.push(next.value);
        count += next.value.length;
      }
      const all = Buffer.concat(gathered, count);
      held = all.subarray(bytes);
      return all.subarray(0, bytes);
    },
    async close() {
      await parts.return?.();
    },
  };
}
