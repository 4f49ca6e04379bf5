import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';
import { cannotUse } from '../plain-sentences.ts';
import { isRoot } from '../run-as.ts';

/** The data folder, ready to be written in, as the one path that all its names lead to. */
export function makeDataFolder(wanted: string): string {
  const dataDir = path.resolve(wanted);
  try {
    makeWithParents(dataDir);
    if (!fs.statSync(dataDir).isDirectory()) {
      throw new PlainError(`Nadi cannot use the data folder ${dataDir}: a file of that name is in the way.`);
    }
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return fs.realpathSync(dataDir);
  } catch (error) {
    throw cannotUse(dataDir, error, { ENOENT: 'it cannot be made' });
  }
}

// Not `recursive: true`: where nothing can be made (/proc, a read-only disk) Node misleads with its answer, or never ends.
function makeWithParents(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
    // Whatever the umask: the account that root's PostgreSQL runs under passes through, but sees nothing on its way.
    if (isRoot()) fs.chmodSync(folder, 0o711);
  } catch (error) {
    // Two first starts at once.
    if (!fs.existsSync(folder)) throw error;
  }
}
