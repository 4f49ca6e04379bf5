import type { Tx } from '#server/db/connect.ts';
import type { Batch } from '../batch-chain.ts';
import { canonicalEntry } from '../canonical-entry.ts';
import { growTree, HASH_BYTES, leafHash, rootOf } from '../merkle.ts';
import { type Leaves, readEntries, readLeaves } from '../store.ts';

export type Comparison = {
  /** The entries are those that were sealed: same number, same root. */
  isWhole: boolean;
  /** The list of leaves is the one that belongs to the root. */
  isListWhole: boolean;
  /** The first entry that the list of leaves does not know in this form and at this position. */
  first: { entryId: string; problem: string } | null;
};

const NO_LEAVES: Leaves = { ids: [], leaves: Buffer.alloc(0) };

/** Holds the entries of a batch against its root, and against its list of leaves to find which of them it is. */
export async function compareEntries(tx: Tx, batch: Batch): Promise<Comparison> {
  const listed = (await readLeaves(tx, batch.number)) ?? NO_LEAVES;
  const tree = growTree();
  const ids: string[] = [];
  let firstPosition: number | null = null;
  for await (const entry of readEntries(tx, batch)) {
    const position = ids.length;
    const leaf = leafHash(canonicalEntry(entry));
    const isListed = listed.ids[position] === entry.id && leafAt(listed, position).equals(leaf);
    if (!isListed) firstPosition ??= position;
    tree.add(leaf);
    ids.push(entry.id);
  }
  if (ids.length < listed.ids.length) firstPosition ??= ids.length;

  return {
    isWhole: ids.length === batch.count && tree.root().equals(batch.root),
    isListWhole: listed.ids.length === batch.count && rootOf(listed.leaves).equals(batch.root),
    first: firstPosition === null ? null : explain(listed.ids, ids, firstPosition),
  };
}

const leafAt = ({ leaves }: Leaves, index: number): Buffer =>
  leaves.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);

function explain(listed: string[], found: string[], index: number): { entryId: string; problem: string } {
  const [expected, actual] = [listed[index], found[index]];
  if (expected !== undefined && expected === actual) return { entryId: expected, problem: 'it was edited' };
  if (expected !== undefined && !found.includes(expected)) return { entryId: expected, problem: 'it is missing' };
  if (actual !== undefined && !listed.includes(actual)) return { entryId: actual, problem: 'it was inserted' };
  return { entryId: actual ?? expected ?? '', problem: 'it is out of order' };
}
