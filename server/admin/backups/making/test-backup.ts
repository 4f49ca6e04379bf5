import pg from 'pg';
import type { Deps } from '#server/platform/deps.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { openOwnScratch, type Scratch } from '../restoring/scratch.ts';
import { tryRestore } from '../restoring/try-restore.ts';
import type { TestResult } from '../store.ts';
import type { Progress } from './make-backup.ts';
import type { Watch } from './watch-progress.ts';

export type Testing = {
  path: string;
  backupKey: Buffer;
  bytes: number;
  databaseBytes: number;
  watch: Watch;
  note: (progress: Progress) => void;
  openScratch?: (() => Promise<Scratch>) | undefined;
};

/** There was nothing to restore into. It says nothing of the file. */
class NoScratch extends PlainError {}

/** Never fails: whether the file came back as it was, did not, or could not be tried out. */
export async function testBackup({ config, seal, clock, log }: Deps, testing: Testing): Promise<TestResult> {
  const { path, backupKey, bytes, databaseBytes, watch, note } = testing;
  const began = clock.now().getTime();
  const seconds = () => Math.round((clock.now().getTime() - began) / 1000);
  const open = testing.openScratch ?? (() => openOwnScratch(config.backups.testFolder, databaseBytes));
  const openScratch = () =>
    open().catch((error: unknown) => {
      throw new NoScratch(problemOf(error), { cause: error });
    });
  note({ stage: 'test', done: 0, of: 0, bytes });
  try {
    const { signal, moved: onBytes } = watch;
    const onTable = (done: number, of: number) => note({ stage: 'test', done, of, bytes });
    const trial = tryRestore({ path, backupKey, seal, openScratch, onBytes, onTable, signal });
    const { tables, trail, isTrailWhole } = await watch.finished(trial);
    return { test: 'same', seconds: seconds(), tables, trail, isTrailWhole, problem: null };
  } catch (error) {
    const isStopped = watch.signal.aborted && !(error instanceof PlainError);
    if (!isStopped && !(error instanceof PlainError)) log.error({ err: error }, 'a restore test failed');
    const test = isStopped || error instanceof NoScratch || isOutOfRoom(error) ? 'impossible' : 'failed';
    const problem = isStopped ? STOPPED : problemOf(error);
    return { test, seconds: seconds(), tables: [], trail: null, isTrailWhole: null, problem };
  }
}

export const STOPPED = 'The server was stopped before it was tried out.';

const INSUFFICIENT_RESOURCES = '53';

/** The PostgreSQL that it was restored into had no disk or memory left: a good file does not become a bad one by that. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isFull = error instanceof pg.DatabaseError ? code.startsWith(INSUFFICIENT_RESOURCES) : code === 'ENOSPC';
  return isFull || isOutOfRoom(error.cause);
}

export function problemOf(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `Something unexpected happened${code}. The server's log says more.`;
}
