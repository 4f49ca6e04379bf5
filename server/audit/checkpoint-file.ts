// One line per sealed batch, in a file outside the database: who cuts the end off the trail must also find this file.
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SealedBatch } from './store.ts';

export type Checkpoint = {
  number: number;
  timeline: number;
  until: string;
  count: number;
  /** The id of the batch's first entry, to name it when the batch itself is gone. */
  firstEntry: string | null;
  chained: string;
  signature: string;
  sealedAt: string;
};

export const checkpointFileIn = (dataDir: string): string => join(dataDir, 'audit-checkpoints.log');

export function checkpointOf(batch: SealedBatch): Checkpoint {
  const { number, timeline, until, count, firstEntry, sealedAt } = batch;
  const [chained, signature] = [batch.chained.toString('hex'), batch.signature.toString('hex')];
  return { number, timeline, until, count, firstEntry, chained, signature, sealedAt };
}

export type FileEnd = {
  /** Null when there is no file yet. */
  size: number | null;
  /** The end of the last whole line; a crash may have left a torn one behind it. */
  wholeUntil: number;
  lastNumber: number;
  last: Checkpoint | null;
};

// A line takes about 400 bytes.
const TAIL_BYTES = 64 * 1024;

export async function readEnd(path: string): Promise<FileEnd> {
  const file = await openIfThere(path);
  if (!file) return { size: null, wholeUntil: 0, lastNumber: 0, last: null };
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const tail = buffer.subarray(0, bytesRead);
    const whole = tail.subarray(0, tail.lastIndexOf('\n') + 1);
    const lines = whole.toString('utf8').split('\n');
    const last = lines.map(parseCheckpoint).findLast((checkpoint) => checkpoint !== null) ?? null;
    return { size, wholeUntil: start + whole.length, lastNumber: last?.number ?? 0, last };
  } finally {
    await file.close();
  }
}

export async function appendLines(path: string, end: FileEnd, checkpoints: Checkpoint[]): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    // A line torn by a crash was never a checkpoint, and would make the next line unreadable.
    if (end.size !== null && end.size > end.wholeUntil) await file.truncate(end.wholeUntil);
    await file.appendFile(checkpoints.map((checkpoint) => `${JSON.stringify(checkpoint)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  if (end.size === null) await syncFolder(dirname(path));
}

/** The lines up to a known end, so that what the sealer appends meanwhile is not read. Null for an unreadable line. */
export async function* readLines(path: string, end: FileEnd): AsyncGenerator<Checkpoint | null> {
  if (end.wholeUntil === 0) return;
  const input = createReadStream(path, { end: end.wholeUntil - 1 });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield parseCheckpoint(line);
}

function parseCheckpoint(line: string): Checkpoint | null {
  try {
    const value: unknown = JSON.parse(line);
    const isCheckpoint = typeof value === 'object' && value !== null && 'number' in value;
    return isCheckpoint && Number.isSafeInteger(value.number) ? (value as Checkpoint) : null;
  } catch {
    return null;
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and needs no such call.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
