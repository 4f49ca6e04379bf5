import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };
// Root's PostgreSQL runs under another account, which passes through but sees nothing on its way.
const PASSAGE = 0o711;

/** Makes the data folder, or closes one that others on this machine could look into, with all that we keep in it. */
export function closeDataFolder(dataDir: string, { needsPassage }: { needsPassage: boolean }): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY.folder });
    // Windows keeps no such bits.
    if (process.platform === 'win32') return;
    chmodSync(dataDir, needsPassage ? PASSAGE : OWNER_ONLY.folder);
    for (const name of readdirSync(dataDir)) closeOwn(join(dataDir, name));
  } catch {
    throw new PlainError(`The data folder ${dataDir} cannot be made or closed: check its permissions or set DATA_DIR.`);
  }
}

/** What belongs to another account, such as the cluster of root's PostgreSQL, is closed by its owner. */
function closeOwn(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.uid !== process.getuid?.()) return;
  if (entry.isDirectory()) chmodSync(path, OWNER_ONLY.folder);
  if (entry.isFile()) chmodSync(path, OWNER_ONLY.file);
}
