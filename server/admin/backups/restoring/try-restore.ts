// The restore test: the file is restored as it would be in need, into a PostgreSQL of our own that is thrown away afterwards.
// Not beside the clinic's tables: nothing there can be touched, no rights are needed, and its writes keep no sealing waiting.
import { checkpointFileIn } from '#server/audit/checkpoint-file.ts';
import { sayVerdict } from '#server/audit/verify/say-verdict.ts';
import { verifyTrail } from '#server/audit/verify/verify-trail.ts';
import { openDatabase } from '#server/db/connect.ts';
import type { Compared } from '#server/db/copy/rebuild.ts';
import type { Seal } from '#server/platform/encryption/seal.ts';
import { openBackupFile } from '../file/read-backup-file.ts';
import { checkWhole } from './read-parts.ts';
import { restoreBackup } from './restore-backup.ts';
import type { Scratch } from './scratch.ts';

export type Trial = {
  path: string;
  backupKey: Buffer;
  seal: Seal;
  openScratch: () => Promise<Scratch>;
  onBytes?: (bytes: number) => void;
  onTable?: (done: number, of: number) => void;
  /** Ends it at once: what it was restored into is stopped and thrown away. */
  signal?: AbortSignal;
};

export type Tried = { tables: Compared[]; trail: string; isTrailWhole: boolean };

/** Fails with a plain sentence when anything differs from what was copied. What the trail is like is another question. */
export async function tryRestore({ path, backupKey, seal, openScratch, ...watching }: Trial): Promise<Tried> {
  const { onBytes, onTable, signal } = watching;
  const file = await openBackupFile(path, backupKey);
  const { about } = await checkWhole(file, (bytes) => {
    signal?.throwIfAborted();
    onBytes?.(bytes);
  });
  const scratch = await openScratch();
  // Nothing waits for a PostgreSQL that is gone.
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= scratch.close();
    return closing;
  };
  const cut = () => void close().catch(() => {});
  signal?.addEventListener('abort', cut);
  try {
    signal?.throwIfAborted();
    const { ownerUrl, appUrl, folder: dataDir } = scratch;
    const restoring = { file, about, readSeal: async () => seal, ownerUrl, appUrl, dataDir };
    const { tables } = await restoreBackup({
      ...restoring,
      ...(onTable ? { onTable } : {}),
      ...(signal ? { signal } : {}),
    });
    return { tables, ...(await verify(appUrl, seal, dataDir)) };
  } finally {
    signal?.removeEventListener('abort', cut);
    await close();
  }
}

const LONGEST_STATEMENT_MS = 10 * 60_000;

async function verify(appUrl: string, seal: Seal, dataDir: string): Promise<Omit<Tried, 'tables'>> {
  const { db, close } = openDatabase(appUrl, { max: 1, statementTimeoutMs: LONGEST_STATEMENT_MS });
  try {
    const verdict = await verifyTrail({ db, seal, checkpointFile: checkpointFileIn(dataDir) });
    // The last restore is this test.
    const earlier = verdict.ok ? { ...verdict, restores: verdict.restores?.slice(0, -1) ?? [] } : verdict;
    return { trail: sayVerdict(earlier), isTrailWhole: verdict.ok };
  } finally {
    await close();
  }
}
