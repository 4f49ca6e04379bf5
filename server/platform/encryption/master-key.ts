import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PlainError } from '../plain-error.ts';

const KEY_BYTES = 32;
// 32 bytes are 43 characters of base64 and one of padding.
const KEY_TEXT = /^[A-Za-z0-9+/]{43}=\r?\n?$/;
const OTHERS_MAY_READ = 0o007;

/** The key that every sealed value hangs on: made at the first start, never replaced afterwards. */
export function loadMasterKey(file: string): Buffer {
  const path = resolve(file);
  try {
    return readKey(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw plain(path, error);
  }
  try {
    makeKey(path);
    // Reads the file again: another server that started at the same moment may have been first.
    return readKey(path);
  } catch (error) {
    throw plain(path, error);
  }
}

function readKey(path: string): Buffer {
  // Windows keeps no such bits and answers 0666 for every file.
  if (process.platform !== 'win32' && statSync(path).mode & OTHERS_MAY_READ) {
    throw new PlainError(
      `The master key ${path} is open to everyone on this machine. Close it with: chmod 600 ${path}`,
    );
  }
  const text = readFileSync(path, 'utf8');
  if (!KEY_TEXT.test(text)) {
    throw new PlainError(
      `The master key ${path} is damaged: it must be one line, 32 bytes in base64. Restore it from a backup.`,
    );
  }
  return Buffer.from(text, 'base64');
}

function makeKey(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    writeDurably(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
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
