// The second place of the backups. Only a folder that somebody at the machine has made ready is written into, with an empty file of
// the mark's name: no one can point Nadi at any folder from a browser, and a disk that is not mounted is noticed.
import type { Deps } from '#server/platform/deps.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { MARK_FILE, readMark, refuseOpenFolder, writeMark } from '../making/backup-folder.ts';
import { ownBackupMark } from '../store.ts';

/** Fails with a plain sentence unless the folder is there, is ours, and nobody else may write into it. */
export async function assertSecondFolder({ db }: Pick<Deps, 'db'>, folder: string): Promise<void> {
  await refuseOpenFolder(folder);
  const found = await readMark(folder);
  if (found === null) {
    throw new PlainError(
      `The folder ${folder} was not made ready, or its disk is not mounted. At the machine, make an empty file ${MARK_FILE} in it.`,
    );
  }
  const mark = await ownBackupMark(db);
  if (found === mark) return;
  if (found !== '') throw new PlainError(`The folder ${folder} holds the backups of another clinic.`);
  await writeMark(folder, mark, false);
}
