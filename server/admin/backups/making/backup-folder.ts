// The folder of the backups. One that was set and is not there, or not ours, is not written into: where a disk is not mounted, an
// empty folder lies in its place, on the disk that the backups should protect against.
import { constants } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#server/platform/deps.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { cannotWrite } from '../file/write-backup-file.ts';
import { hasKeptBackups, ownBackupMark } from '../store.ts';

/** Says of which clinic the backups in this folder are. */
export const MARK_FILE = 'nadi-backups.id';
const OTHERS_MAY_WRITE = 0o022;

type Needs = Pick<Deps, 'db' | 'config'>;

/** Fails with a plain sentence unless the folder is there and ours. Marks it when it is used for the first time. */
export async function assertBackupFolder({ db, config }: Needs): Promise<void> {
  const { folder, isSet } = config.backups;
  if (!isSet) {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw cannotWrite(folder, error);
    });
  }
  await refuseOpenFolder(folder);
  const mark = await ownBackupMark(db);
  const found = await readMark(folder);
  if (found === mark) return;
  if (found) throw new PlainError(`The folder ${folder} holds the backups of another clinic: set another BACKUP_DIR.`);
  if (found === null && (await hasKeptBackups(db, folder))) {
    throw new PlainError(
      `The folder ${folder} is not the one that holds the earlier backups: is its disk mounted? For a new disk, make an empty file ${MARK_FILE} in it.`,
    );
  }
  await writeMark(folder, mark, found === null);
}

/** Whoever may write there can remove the backups, or put something else in their place. */
export async function refuseOpenFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found) {
    throw new PlainError(`The folder ${folder} does not exist: is its disk mounted? Nadi does not make it.`);
  }
  if (!found.isDirectory()) throw new PlainError(`The backup cannot be written into ${folder}: it is not a folder.`);
  // Windows keeps no such bits.
  if (process.platform === 'win32' || (found.mode & OTHERS_MAY_WRITE) === 0) return;
  throw new PlainError(`Others may write into the folder ${folder}: take that right from them (chmod go-w).`);
}

const NOT_A_LINK = constants.O_NOFOLLOW ?? 0;

/** Null without a mark; empty for a folder that somebody has made ready. */
export async function readMark(folder: string): Promise<string | null> {
  try {
    const file = await open(join(folder, MARK_FILE), constants.O_RDONLY | NOT_A_LINK);
    return (await file.readFile('utf8').finally(() => file.close())).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw cannotWrite(folder, error);
  }
}

export async function writeMark(folder: string, mark: string, isNew: boolean): Promise<void> {
  const flags = constants.O_WRONLY | NOT_A_LINK | (isNew ? constants.O_CREAT | constants.O_EXCL : 0);
  try {
    const file = await open(join(folder, MARK_FILE), flags, 0o600);
    await file.writeFile(`${mark}\n`).finally(() => file.close());
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}
