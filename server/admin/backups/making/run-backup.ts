// One backup from its first byte to its restore test, with a row that says how far it is and how it ended.
import { rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import type { Scratch } from '../restoring/scratch.ts';
import { endUnfinished, findAbandoned, finishBackup, noteFile, noteStep, type TestResult } from '../store.ts';
import { tellBrokenTrail, tellFailure, tellUntested } from '../tell-administrators.ts';
import { type Made, makeBackup, type Progress } from './make-backup.ts';
import { problemOf, STOPPED, testBackup } from './test-backup.ts';
import { type Watch, watchProgress } from './watch-progress.ts';

const NOTED_EVERY_MS = 1_000;

export type Run = {
  id: string;
  url: string;
  folder: string;
  lastBytes: number | null;
  signal?: AbortSignal;
  /** Null: no restore test. */
  openScratch?: (() => Promise<Scratch>) | null;
  /** Somebody sits before it and sees how it ends: the administrators are not told. */
  isWatched?: boolean;
  onProgress?: (progress: Progress) => void;
  /** For tests: how long nothing may move. */
  standstillMs?: number;
};

export type Ran = { path: string; bytes: number; tables: number; rows: number; test: TestResult | null };

/** Answers what it made. What fails is noted, told, and thrown. */
export async function runBackup(deps: Deps, run: Run): Promise<Ran> {
  let watch: Watch | undefined;
  let progress: ReturnType<typeof noteProgress> | undefined;
  try {
    watch = watchProgress({ signal: run.signal, ...(run.standstillMs ? { standstillMs: run.standstillMs } : {}) });
    progress = noteProgress(deps, run, watch);
    const made = await make(deps, run, watch, progress.note);
    const { path, bytes, totals, databaseBytes } = made;
    const { tables, rows } = totals;
    const { openScratch } = run;
    const backupKey = deps.seal.derive('backup');
    const testing = { path, backupKey, bytes, databaseBytes, watch, note: progress.note, openScratch };
    const test = openScratch === null ? null : await testBackup(deps, { ...testing, openScratch });
    await progress.stop();
    await finish(deps, run, { bytes, tables, rows }, test);
    return { path, bytes, tables, rows, test };
  } catch (error) {
    await progress?.stop();
    await fail(deps, run, error);
    throw error;
  } finally {
    watch?.stop();
  }
}

async function make(deps: Deps, run: Run, watch: Watch, onProgress: (progress: Progress) => void): Promise<Made> {
  const { db, clock, config, seal } = deps;
  const madeAt = clock.now();
  const made = await watch.finished(
    makeBackup({
      ...{ url: run.url, folder: run.folder, lastBytes: run.lastBytes, backupKey: seal.derive('backup'), madeAt },
      ...{ dataDir: config.dataDir, clinicName: config.clinic.name, name: fileNameAt(madeAt) },
      ...{ onProgress, signal: watch.signal },
    }),
  );
  const { path, sha256, bytes, totals } = made;
  const { tables, rows } = totals;
  const file = { folder: dirname(path), fileName: basename(path), sha256, bytes, tables, rows };
  if (await noteFile(db, run.id, file)) return made;
  // A row that ended tells of no file, and nobody would ever remove it.
  for (const each of [path, `${path}.sha256`]) await rm(each, { force: true });
  throw new PlainError('Another server has given it up meanwhile.');
}

/** nadi-20261117T203000Z.nadibackup, in UTC: sorted by name they are sorted by time. */
const fileNameAt = (madeAt: Date): string =>
  `nadi-${madeAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.nadibackup`;

type Figures = { bytes: number; tables: number; rows: number };

async function finish(deps: Deps, run: Run, figures: Figures, result: TestResult | null): Promise<void> {
  const { db, clock } = deps;
  const { id, isWatched } = run;
  await transaction(db, async (tx) => {
    if (!(await finishBackup(tx, id, clock.now(), result))) return;
    const details = { ...figures, test: result?.test ?? 'none' };
    await appendEntry(tx, clock, SYSTEM, 'backup.made', { subject: 'backup', subjectId: id, details });
    if (!isWatched) {
      const { test, problem, isTrailWhole, trail } = result ?? {};
      if (test === 'failed') await tellFailure(tx, deps, problem ?? '');
      if (test === 'impossible' && problem !== STOPPED) await tellUntested(tx, deps, problem ?? '');
      if (isTrailWhole === false) await tellBrokenTrail(tx, deps, trail ?? '');
    }
    await publish(tx, { type: 'backups', id, to: { roles: ['admin'] } });
  });
}

async function fail(deps: Deps, { id, signal, isWatched }: Run, error: unknown): Promise<void> {
  const problem = signal?.aborted ? 'The server was stopped while it was made.' : problemOf(error);
  if (!signal?.aborted && !(error instanceof PlainError)) deps.log.error({ err: error }, 'a backup failed');
  await giveUp(deps, id, problem, { isWatched: isWatched === true });
}

/** Those of a process that was killed: they keep no other from being made. */
export async function giveUpAbandoned(deps: Deps): Promise<void> {
  for (const id of await findAbandoned(deps.db)) await giveUp(deps, id, 'The server that made it did not come back.');
}

/** Notes that one did not come to its end, and tells the administrators. A file that was whole already stays, untested. */
export async function giveUp(deps: Deps, id: string, problem: string, { isWatched = false } = {}): Promise<void> {
  const { db, clock } = deps;
  await transaction(db, async (tx) => {
    const ended = await endUnfinished(tx, id, clock.now(), problem);
    if (!ended) return;
    const action = ended === 'done' ? 'backup.made' : 'backup.failed';
    await appendEntry(tx, clock, SYSTEM, action, { subject: 'backup', subjectId: id });
    if (!isWatched) await tellFailure(tx, deps, problem);
    await publish(tx, { type: 'backups', id, to: { roles: ['admin'] } });
  });
}

/** The latest step, once a second: it also says that somebody is still at it. */
function noteProgress({ db }: Deps, { id, onProgress }: Run, watch: Watch) {
  let latest: Progress = { stage: 'snapshot', done: 0, of: 0, bytes: 0 };
  let noting: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    noting = noting.then(() => noteStep(db, id, latest)).catch(() => {});
  }, NOTED_EVERY_MS);
  return {
    note(progress: Progress) {
      watch.moved();
      latest = progress;
      onProgress?.(progress);
    },
    async stop() {
      clearInterval(timer);
      await noting;
    },
  };
}
