import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { checkpointFileIn } from '#server/audit/checkpoint-file.ts';
import { PlainError } from '#server/platform/plain-error.ts';

export type CheckpointsDraft = {
  write(rows: AsyncIterable<Buffer>): Promise<void>;
  /** A file that is there knows more than the backup: it is kept beside. */
  putInPlace(): Promise<void>;
  undo(): Promise<void>;
  /** Under which name. */
  kept(): string | null;
  close(): Promise<void>;
};

/** Made before the database is touched: a folder that cannot be written into is no surprise after hours. */
export async function draftCheckpoints(dataDir: string): Promise<CheckpointsDraft> {
  const target = checkpointFileIn(dataDir);
  const draft = `${target}.${randomBytes(4).toString('hex')}.restored`;
  const file = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw new PlainError(`The data folder ${dataDir} cannot be written into. Nothing was changed.`, { cause: error });
  });
  let isWritten = false;
  let isInPlace = false;
  let kept: string | null = null;

  return {
    async write(rows) {
      for await (const bytes of rows) await file.writeFile(bytes);
      isWritten = true;
    },
    async putInPlace() {
      await file.sync();
      if (existsSync(target)) {
        kept = `${target}.before-restore-${new Date().toISOString().replace(/[:.]/g, '')}`;
        await rename(target, kept);
      }
      if (!isWritten) return;
      await rename(draft, target);
      isInPlace = true;
    },
    async undo() {
      if (isInPlace) await rm(target, { force: true });
      if (kept) await rename(kept, target);
      kept = null;
    },
    kept: () => kept,
    async close() {
      await file.close().catch(() => {});
      await rm(draft, { force: true });
    },
  };
}
