// Puts each backup into the second place, reads the copy back, and compares its checksum with that of the file that was made.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { cannotWrite } from '../file/write-backup-file.ts';
import { assertRoom } from '../making/assert-room.ts';
import { problemOf } from '../making/test-backup.ts';
import { findPlan } from '../plan/find-plan.ts';
import { tellSecond } from '../tell-administrators.ts';
import { assertSecondFolder } from './second-folder.ts';
import {
  backupsToCopy,
  claimCopy,
  copiesToRemove,
  noteCopy,
  noteCopyRemoved,
  renewClaim,
  type ToCopy,
} from './store.ts';

/** Well within the half hour after which another server would begin anew (claimCopy). */
const RENEWED_EVERY_MS = 5 * MINUTE_MS;

/** After each backup, and every hour for those that could not be copied. What fails is noted and told, and thrown by nobody. */
export async function copyToSecondPlace(deps: Deps): Promise<void> {
  const { secondFolder } = await findPlan(deps);
  if (!secondFolder) return;
  for (const backup of await backupsToCopy(deps.db, deps.config.backups.folder, secondFolder)) {
    if (!(await claimCopy(deps.db, backup.id))) continue;
    const stillCopying = setInterval(() => void renewClaim(deps.db, backup.id).catch(() => {}), RENEWED_EVERY_MS);
    const problem = await copyOne(deps, backup, secondFolder).finally(() => clearInterval(stillCopying));
    await noteEnd(deps, backup, secondFolder, problem);
    // A disk that is away stays away for the others.
    if (problem !== null) return;
  }
  await removeOldCopies(deps, secondFolder);
}

/** Null when the copy is there and the same. */
async function copyOne(deps: Deps, backup: ToCopy, second: string): Promise<string | null> {
  const draft = join(second, `${backup.file_name}.copying`);
  try {
    await assertSecondFolder(deps, second);
    await assertRoom(second, backup.bytes);
    await copyFile(join(backup.folder, backup.file_name), draft);
    if ((await sumOf(draft)) !== backup.sha256) {
      throw new PlainError(`The copy in ${second} is not the same as the backup: its checksum differs.`);
    }
    await rename(draft, join(second, backup.file_name));
    const sum = `${backup.sha256}  ${backup.file_name}\n`;
    await writeFile(join(second, `${backup.file_name}.sha256`), sum, { mode: 0o600 });
    return null;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    if (!(error instanceof PlainError)) deps.log.error({ err: error }, 'a backup was not copied');
    return problemOf(error);
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  try {
    await rm(to, { force: true });
    await pipeline(createReadStream(from), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
    // On the disk, not only on its way: else the sum below would be that of memory.
    const file = await open(to, 'r+');
    await file.sync().finally(() => file.close());
  } catch (error) {
    throw cannotWrite(to, error);
  }
}

async function sumOf(path: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return sum.digest('hex');
}

async function noteEnd(deps: Deps, { id }: ToCopy, folder: string, problem: string | null): Promise<void> {
  const { db, clock } = deps;
  await transaction(db, async (tx) => {
    await noteCopy(tx, id, problem === null ? { folder, at: clock.now() } : { problem });
    const action = problem === null ? 'backup.copied' : 'backup.copy_failed';
    await appendEntry(tx, clock, SYSTEM, action, { subject: 'backup', subjectId: id });
    if (problem !== null) await tellSecond(tx, deps, problem);
    await publish(tx, { type: 'backups', id, to: { roles: ['admin'] } });
  });
}

/** What the retention lets go here goes there, too. */
async function removeOldCopies(deps: Deps, second: string): Promise<void> {
  for (const { id, file_name: name } of await copiesToRemove(deps.db, second)) {
    if (!name) continue;
    await assertSecondFolder(deps, second);
    for (const each of [name, `${name}.sha256`]) await rm(join(second, each), { force: true });
    await noteCopyRemoved(deps.db, id);
  }
}
