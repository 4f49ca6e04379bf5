import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { PlainError } from '#server/platform/plain-error.ts';
import { openChunks } from './chunks.ts';
import { cutShort, damaged, type FileKey, type Header, PREAMBLE_BYTES, readHeader, readPreamble } from './header.ts';
import { decode, type Written } from './records.ts';

export type OpenedFile = { path: string; name: string; bytes: number; header: Header; fileKey: FileKey; start: number };

/** Reads the header alone: says at once when this is no backup, a newer one, or one that needs another key. */
export async function openBackupFile(path: string, backupKey: Buffer): Promise<OpenedFile> {
  const name = basename(path);
  const file = await openToRead(path);
  try {
    const { size: bytes } = await file.stat();
    const preamble = await readBytes(file, PREAMBLE_BYTES);
    const start = PREAMBLE_BYTES + readPreamble(name, preamble);
    const whole = await readBytes(file, start);
    if (whole.length < start) throw cutShort(name);
    return { path, name, bytes, start, ...readHeader(name, whole, backupKey) };
  } finally {
    await file.close();
  }
}

/** All records in their order, each of them authentic. Fails for a file that is damaged or cut short. */
export async function* readRecords({ path, name, fileKey, start }: OpenedFile): AsyncGenerator<Written> {
  let cause: unknown;
  async function* opened(): AsyncGenerator<Buffer> {
    try {
      yield* openChunks(name, fileKey, createReadStream(path, { start, highWaterMark: 256 * 1024 }));
    } catch (error) {
      cause = error;
      throw error;
    }
  }
  const unpack = createZstdDecompress();
  const flowing = pipeline(Readable.from(opened()), unpack);
  flowing.catch(() => {});
  let hasEnded = false;
  try {
    for await (const record of decode(unpack)) {
      hasEnded = record.kind === 'end';
      yield record;
    }
    await flowing;
  } catch (error) {
    throw cause ?? (error instanceof PlainError ? error : damaged(name));
  } finally {
    unpack.destroy();
  }
  if (!hasEnded) throw damaged(name);
}

async function openToRead(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new PlainError(`The backup ${path} ${why}. Nothing was changed.`);
  }
}

async function readBytes(file: FileHandle, count: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
  return buffer.subarray(0, bytesRead);
}
