import type { Database, Tx } from '#server/db/connect.ts';
import type { Seal } from '#server/platform/encryption/seal.ts';
import { chainedHash, GENESIS, makeSigner } from '../batch-chain.ts';
import { type Checkpoint, checkpointOf, type FileEnd, readEnd } from '../checkpoint-file.ts';
import { leftBehind, readTrueRestores } from '../restores.ts';
import { countEntriesAfter, readBatches, readEntryBetween, type SealedBatch } from '../store.ts';
import { compareCheckpoints, firstDifference } from './compare-checkpoints.ts';
import { compareEntries } from './compare-entries.ts';
import { TrailMismatch } from './trail-mismatch.ts';

export type Verdict =
  | {
      ok: true;
      /** Sealed and intact. */
      entries: number;
      batches: number;
      /** Written so recently that no batch holds them yet. */
      unsealed: number;
      /** How many batches the checkpoint file vouches for. */
      checkpoints: number;
      /** Restores that the trail went through, where there were any. */
      restores?: { at: Date; afterBatch: number }[];
    }
  | { ok: false; problem: string; entryId: string | null; batch: number | null };

type VerifyDeps = {
  db: Database;
  seal: Seal;
  checkpointFile: string;
  /** One that left this machine, by mail or to an address of the clinic. */
  kept?: Checkpoint;
  /** Called after each batch that fits, with the number of entries so far. */
  onBatch?: (batchNumber: number, entries: number) => Promise<void>;
};

/** Reads the whole trail, a page at a time, and stops at the first thing that does not fit. */
export async function verifyTrail(deps: VerifyDeps): Promise<Verdict> {
  // Read before the snapshot: a line is written after its batch, so every line up to here has its batch in the snapshot.
  const end = await readEnd(deps.checkpointFile);
  try {
    return await deps.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => walk(deps, tx, end));
  } catch (error) {
    if (!(error instanceof TrailMismatch)) throw error;
    const { problem, entryId, batch } = error;
    return { ok: false, problem, entryId, batch };
  }
}

async function walk({ seal, checkpointFile, kept, onBatch }: VerifyDeps, tx: Tx, end: FileEnd): Promise<Verdict> {
  const signer = makeSigner(seal);
  const restores = await readTrueRestores(tx, seal);
  refuseLeftBehind(restores, 'the checkpoint file of this server', end.last);
  const checkpoints = await compareCheckpoints(checkpointFile, end);
  if (kept && !signer.isSigned(Buffer.from(kept.chained, 'hex'), Buffer.from(kept.signature, 'hex'))) {
    throw new TrailMismatch('the checkpoint kept elsewhere was not signed with the key of this trail', {
      batch: kept.number,
    });
  }
  refuseLeftBehind(restores, 'the checkpoint kept elsewhere', kept ?? null);
  let previous: SealedBatch | null = null;
  let sealed = 0;
  for await (const batch of readBatches(tx)) {
    const number: number = (previous?.number ?? 0) + 1;
    if (batch.number !== number) {
      throw new TrailMismatch('a batch is missing', { batch: number, entryId: checkpoints.firstEntryOf(number) });
    }
    await checkPlace(tx, previous, batch);
    const isSealIntact = chainedHash(batch).equals(batch.chained) && signer.isSigned(batch.chained, batch.signature);
    await checkEntries(tx, batch, isSealIntact);
    await checkpoints.next(batch);
    if (kept?.number === batch.number) compareKept(kept, batch);
    previous = batch;
    sealed += batch.count;
    await onBatch?.(batch.number, sealed);
  }
  const batches = previous?.number ?? 0;
  const vouched = checkpoints.finish();
  if (kept && kept.number > batches) {
    const problem = 'the checkpoint kept elsewhere knows a later batch: the end of the trail was cut off';
    throw new TrailMismatch(problem, { batch: kept.number, entryId: kept.firstEntry });
  }
  if (batches > 0 && end.size === null) throw new TrailMismatch('the checkpoint file is missing', {});

  const unsealed = await countEntriesAfter(tx, previous);
  const verdict = { ok: true, entries: sealed, batches, unsealed, checkpoints: vouched } as const;
  if (restores.length === 0) return verdict;
  return { ...verdict, restores: restores.map(({ restoredAt, afterBatch }) => ({ at: restoredAt, afterBatch })) };
}

/** What a restore took back is not a trail that was cut off, and cannot be vouched for either. */
function refuseLeftBehind(restores: Restores, which: string, checkpoint: Checkpoint | null): void {
  const restore = checkpoint ? leftBehind(restores, checkpoint) : undefined;
  if (!checkpoint || !restore) return;
  const { restoredAt, afterBatch } = restore;
  const problem = `${which} is from before the restore of ${dayOf(restoredAt)}, which went back to batch ${afterBatch}`;
  throw new TrailMismatch(problem, { batch: checkpoint.number, entryId: checkpoint.firstEntry });
}

type Restores = Awaited<ReturnType<typeof readTrueRestores>>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function compareKept(kept: Checkpoint, batch: SealedBatch): void {
  const differing = firstDifference(kept, checkpointOf(batch));
  if (!differing) return;
  const problem = `the batch and the checkpoint kept elsewhere differ (${differing}): the trail was written anew from here`;
  throw new TrailMismatch(problem, { batch: batch.number, entryId: batch.firstEntry });
}

async function checkPlace(tx: Tx, previous: SealedBatch | null, batch: SealedBatch): Promise<void> {
  const { number, firstEntry: entryId } = batch;
  const isSameTimeline = previous?.timeline === batch.timeline;
  if (!batch.previous.equals(previous?.chained ?? GENESIS)) {
    throw new TrailMismatch('the batch is not chained to the one before it', { batch: number, entryId });
  }
  const isInOrder = isSameTimeline || batch.timeline > (previous?.timeline ?? Number.NEGATIVE_INFINITY);
  if (!isInOrder || batch.from !== (isSameTimeline ? previous?.until : '0')) {
    throw new TrailMismatch('the batch does not begin where the one before it ends', { batch: number, entryId });
  }
  if (isSameTimeline) return;
  const stray = await readEntryBetween(tx, previous, batch.timeline);
  if (stray) throw new TrailMismatch('it was inserted where no batch reaches', { entryId: stray });
}

async function checkEntries(tx: Tx, batch: SealedBatch, isSealIntact: boolean): Promise<void> {
  const { isWhole, isListWhole, first } = await compareEntries(tx, batch);
  const where = { batch: batch.number, entryId: first?.entryId };
  if (!isSealIntact) throw new TrailMismatch('the batch was altered or signed with another key', where);
  if (isWhole && isListWhole && !first) return;
  if (isWhole)
    throw new TrailMismatch('the list of leaves was altered; the entries are intact', { batch: batch.number });
  if (isListWhole && first) throw new TrailMismatch(first.problem, where);
  throw new TrailMismatch('the batch and its list of leaves do not fit together', {
    batch: batch.number,
    entryId: first?.entryId ?? batch.firstEntry,
  });
}
