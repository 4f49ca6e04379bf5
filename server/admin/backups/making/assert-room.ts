import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';
import { megabytes } from '../megabytes.ts';

/** A clinic grows from night to night; a disk that is full stops the database too. */
const SPARE = 1.25;

/** Refuses before anything is written, and says how much is missing. */
export async function assertRoom(folder: string, expectedBytes: number): Promise<void> {
  await refuseWithout(folder, expectedBytes * SPARE, 'for the backup');
}

/** A restored copy has its log beside it, and the database that works on the same disk must never find it full. */
const COPY_FACTOR = 1.5;
const LEFT_FREE = 2e9;

export async function assertRoomToTest(folder: string, databaseBytes: number): Promise<void> {
  await refuseWithout(folder, databaseBytes * COPY_FACTOR + LEFT_FREE, 'to try the backup out');
}

async function refuseWithout(folder: string, needed: number, why: string): Promise<void> {
  const free = await freeBytes(folder);
  const missing = free === null ? 0 : needed - free;
  if (missing <= 0) return;
  throw new PlainError(`The disk of ${folder} is too small ${why}: ${megabytes(missing)} are missing.`);
}

/** Of the disk that holds the folder, or will hold it. Null where the system does not say. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const parent = dirname(folder);
    return parent === folder ? null : freeBytes(parent);
  }
}
