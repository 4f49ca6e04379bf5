import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../platform/deps.ts';
import { type Batch, chainedHash, GENESIS, makeSigner, type Range } from './batch-chain.ts';
import { canonicalEntry } from './canonical-entry.ts';
import { checkpointFileIn } from './checkpoint-file.ts';
import { growTree, leafHash } from './merkle.ts';
import { insertBatch, type Leaves, readEntries, readLastBatch, takeSealingLock } from './store.ts';
import { nextRange } from './unsealed-range.ts';
import { writeCheckpoints } from './write-checkpoints.ts';

export type SealingDeps = Pick<Deps, 'db' | 'clock' | 'seal'> & { config: { dataDir: string } };

/** Seals every entry that is decided and returns how many; none when another server is at it. */
export async function sealEntries(deps: SealingDeps): Promise<number> {
  let sealed = 0;
  for (;;) {
    const { count, isMoreWaiting } = await transaction(deps.db, (tx) => sealBatch(deps, tx));
    // After the commit: a line in the file must never speak of a batch that was rolled back.
    await writeCheckpoints(deps.db, deps.seal, checkpointFileIn(deps.config.dataDir));
    sealed += count;
    // What was written meanwhile waits for the next round: otherwise a busy clinic would get a batch for each entry.
    if (!isMoreWaiting) return sealed;
  }
}

const NOTHING = { count: 0, isMoreWaiting: false };

async function sealBatch(deps: SealingDeps, tx: Tx): Promise<typeof NOTHING> {
  if (!(await takeSealingLock(tx))) return NOTHING;
  const last = await readLastBatch(tx);
  const piece = await nextRange(tx, last);
  if (!piece) return NOTHING;

  const { isCut, ...range } = piece;
  const { root, ids, leaves } = await hashEntries(tx, range);
  const unchained = {
    ...range,
    number: (last?.number ?? 0) + 1,
    count: ids.length,
    root,
    previous: last?.chained ?? GENESIS,
    sealedAt: asPostgresPrints(deps.clock.now()),
  };
  const chained = chainedHash(unchained);
  const batch: Batch = { ...unchained, chained, signature: makeSigner(deps.seal).sign(chained) };
  await insertBatch(tx, batch, { ids, leaves });
  return { count: ids.length, isMoreWaiting: isCut };
}

async function hashEntries(tx: Tx, range: Range): Promise<Leaves & { root: Buffer }> {
  const tree = growTree();
  const ids: string[] = [];
  const leaves: Buffer[] = [];
  for await (const entry of readEntries(tx, range)) {
    const leaf = leafHash(canonicalEntry(entry));
    tree.add(leaf);
    ids.push(entry.id);
    leaves.push(leaf);
  }
  return { root: tree.root(), ids, leaves: Buffer.concat(leaves) };
}

/**
 * Prints the time without the zeros at the end of the fraction, because the hash is taken over this text before and after it
 * is stored.
 */
function asPostgresPrints(time: Date): string {
  return time.toISOString().replace(/\.?0+Z$/, 'Z');
}
