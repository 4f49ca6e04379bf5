// A restore takes the trail back to what the backup held. Where it went on is signed, so that a server whose checkpoints know more
// can tell a restore from a trail that somebody cut off.
import { createHash } from 'node:crypto';
import type { Database, Tx } from '../db/connect.ts';
import type { Seal } from '../platform/encryption/seal.ts';
import { GENESIS, makeSigner } from './batch-chain.ts';
import type { Checkpoint } from './checkpoint-file.ts';
import { insertRestore, type RestoreRow, readLastBatch, readRestores } from './store.ts';

type Noted = { madeAt: Date; restoredAt: Date; timeline: number };

/** In the transaction of the restore: the last batch that was kept, and the timeline in which the trail goes on. */
export async function noteRestore(tx: Tx, seal: Seal, { madeAt, restoredAt, timeline }: Noted): Promise<void> {
  const last = await readLastBatch(tx);
  const noted = { timeline, afterBatch: last?.number ?? 0, chained: last?.chained ?? GENESIS, madeAt, restoredAt };
  await insertRestore(tx, { ...noted, signature: makeSigner(seal).sign(digestOf(noted)) });
}

/** Those that were signed with the key of this trail, oldest first: a row that somebody else wrote says nothing. */
export async function readTrueRestores(db: Database, seal: Seal): Promise<RestoreRow[]> {
  const { isSigned } = makeSigner(seal);
  return (await readRestores(db)).filter((restore) => isSigned(digestOf(restore), restore.signature));
}

/** The restore that left this checkpoint behind: the trail went on from an earlier batch. */
export const leftBehind = (
  restores: readonly RestoreRow[],
  { number, timeline }: Pick<Checkpoint, 'number' | 'timeline'>,
): RestoreRow | undefined => restores.find((restore) => timeline < restore.timeline && number > restore.afterBatch);

const digestOf = ({ timeline, afterBatch, chained, madeAt, restoredAt }: Omit<RestoreRow, 'signature'>): Buffer =>
  createHash('sha256')
    .update(`nadi restore ${timeline} ${afterBatch} ${madeAt.toISOString()} ${restoredAt.toISOString()} `)
    .update(chained)
    .digest();
