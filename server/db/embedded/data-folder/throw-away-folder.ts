import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../postmaster.ts';
import { removeDatabase } from '../remove-database.ts';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;
const NAME = /^nadi-throw-away-(\d+)-/;

/** A folder for a database that nobody will miss, in memory where there is room for it. */
export function throwAwayFolder(mode = 0o711): string {
  const base = hasRoom(MEMORY) ? MEMORY : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(base, `nadi-throw-away-${process.pid}-`));
  // Root's PostgreSQL runs under another account, which has to pass through.
  fs.chmodSync(folder, mode);
  return folder;
}

/** Clears away what processes that were killed have left behind, servers included. */
export async function sweepThrowAwayFolders(): Promise<void> {
  for (const base of [MEMORY, os.tmpdir()]) {
    for (const name of fs.existsSync(base) ? fs.readdirSync(base) : []) {
      const pid = NAME.exec(name)?.[1];
      if (pid && !isAlive(Number(pid))) await removeDatabase(path.join(base, name)).catch(() => {});
    }
  }
}

function hasRoom(base: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(base);
    fs.accessSync(base, fs.constants.W_OK);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
