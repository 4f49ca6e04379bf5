import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PlainError } from '../plain-error.ts';

const KEY_BYTES = 32;
// 32 bytes are 43 characters of base64 and one of padding.
const KEY_LINE = /^[A-Za-z0-9+/]{43}=$/;
const OTHERS_MAY_READ = 0o007;

/**
 * The key that every sealed value hangs on: made at the first start. While it is being replaced, the file holds the new one in its
 * first line and the old one below it.
 */
export const loadMasterKey = (file: string): Buffer => loadMasterKeys(file)[0] as Buffer;

export function loadMasterKeys(file: string): Buffer[] {
  const path = resolve(file);
  try {
    return readKeys(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw plain(path, error);
  }
  try {
    makeKey(path);
    // Reads the file again: another server that started at the same moment may have been first.
    return readKeys(path);
  } catch (error) {
    throw plain(path, error);
  }
}

/** Refuses a text with anything but keys in it, one in each line. */
export function keysIn(text: string, place: string): Buffer[] {
  const lines = text.trimEnd().split(/\r?\n/);
  if (!lines.every((line) => KEY_LINE.test(line))) {
    throw new PlainError(`${place} is damaged: it must be one line, 32 bytes in base64. Restore it from a backup.`);
  }
  return lines.map((line) => Buffer.from(line, 'base64'));
}

/** Replaces the file as a whole: whoever reads it sees the old keys or the new ones. */
export function writeMasterKeys(file: string, keys: readonly Buffer[]): void {
  const path = resolve(file);
  const draft = draftOf(path);
  try {
    writeDurably(draft, textOf(keys));
    renameSync(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(draft, { force: true });
    throw plain(path, error);
  }
}

const textOf = (keys: readonly Buffer[]) => keys.map((key) => `${key.toString('base64')}\n`).join('');

const draftOf = (path: string) => `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;

/** Makes none: a file that is gone for a moment is no reason for another key. */
export const readMasterKeys = (file: string): Buffer[] => readKeys(resolve(file));

function readKeys(path: string): Buffer[] {
  // Windows keeps no such bits and answers 0666 for every file.
  if (process.platform !== 'win32' && statSync(path).mode & OTHERS_MAY_READ) {
    throw new PlainError(
      `The master key ${path} is open to everyone on this machine. Close it with: chmod 600 ${path}`,
    );
  }
  return keysIn(readFileSync(path, 'utf8'), `The master key ${path}`);
}

function makeKey(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = draftOf(path);
  try {
    writeDurably(draft, textOf([randomBytes(KEY_BYTES)]));
    // A link, unlike a rename, never replaces: of several first starts one wins and the key is whole when it appears.
    linkSync(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  // Windows cannot open a folder, and needs no such call.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function plain(path: string, error: unknown): PlainError {
  if (error instanceof PlainError) return error;
  const reason = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
  return new PlainError(`The master key ${path} cannot be read or made (${reason}).`);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
