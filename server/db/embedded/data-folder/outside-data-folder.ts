import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';
import { mayEnter, type RunAs } from '../run-as.ts';

// Root's data folder may lie where no other account can go. The database then lies elsewhere, and a note in the data folder
// says where; a note in that place says whose it is.
const NOTE = 'where-the-database-is.txt';
const OWNER_NOTE = 'belongs-to.txt';

export function findElsewhere(dataDir: string): string | undefined {
  const folder = readNote(dataDir);
  if (!folder || !fs.existsSync(folder)) return folder;

  const owner = fs.readFileSync(path.join(folder, OWNER_NOTE), 'utf8').trim();
  if (owner === dataDir) return folder;
  if (readNote(owner) === folder) {
    throw new PlainError(
      `${dataDir} is a copy of ${owner}, and its database lies in ${folder}: remove ${path.join(dataDir, NOTE)} to begin with an empty one.`,
    );
  }
  fs.writeFileSync(path.join(folder, OWNER_NOTE), `${dataDir}\n`);
  return folder;
}

/** A new folder that the account can enter. It counts only once `leaveNote` has been called. */
export function makeElsewhere(dataDir: string, runAs: RunAs): string {
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  for (const start of ['/var/lib/nadi/', `${os.tmpdir()}/nadi-`, '/var/tmp/nadi-']) {
    const folder = tryFolder(`${start}${mark}-`, runAs);
    if (!folder) continue;
    fs.writeFileSync(path.join(folder, OWNER_NOTE), `${dataDir}\n`);
    return folder;
  }
  throw new PlainError(
    `PostgreSQL does not run as root, and no folder was found that another account can enter: choose another DATA_DIR than ${dataDir}, or start Nadi as another account.`,
  );
}

/** Says where the database lies. When another start was faster, its place is the answer and ours is removed. */
export function leaveNote(dataDir: string, folder: string): string {
  const draft = path.join(dataDir, `${NOTE}.${process.pid}`);
  const why = 'PostgreSQL does not run as root, and the account it runs under cannot enter this folder.';
  fs.writeFileSync(draft, `The database of this folder lies in\n${folder}\n${why}\n`);
  try {
    fs.linkSync(draft, path.join(dataDir, NOTE));
    return folder;
  } catch (error) {
    const other = readNote(dataDir);
    if (!other) throw error;
    fs.rmSync(folder, { recursive: true, force: true });
    return other;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function readNote(dataDir: string): string | undefined {
  const note = path.join(dataDir, NOTE);
  return fs.existsSync(note) ? fs.readFileSync(note, 'utf8').split('\n')[1] : undefined;
}

function tryFolder(start: string, runAs: RunAs): string | undefined {
  try {
    const made = fs.mkdirSync(path.dirname(start), { recursive: true });
    if (made) fs.chmodSync(path.dirname(start), 0o755);
    const folder = fs.mkdtempSync(start);
    fs.chmodSync(folder, 0o755);
    if (mayEnter(folder, runAs)) return folder;
    fs.rmdirSync(folder);
  } catch {
    // Read-only or not ours: the next place may do.
  }
  return undefined;
}
