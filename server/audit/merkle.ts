// The tree hash of RFC 6962, section 2.1. Leaves and nodes start with different bytes, so none can pass for the other.
import { createHash } from 'node:crypto';

const LEAF = Buffer.of(0x00);
const NODE = Buffer.of(0x01);

export const HASH_BYTES = 32;

export const leafHash = (entry: Uint8Array): Buffer => createHash('sha256').update(LEAF).update(entry).digest();

const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();

/** Grows leaf by leaf and keeps only the hashes of the full subtrees: a batch of any size needs little memory. */
export function growTree() {
  const subtrees: { hash: Buffer; leaves: number }[] = [];

  return {
    add(leaf: Buffer): void {
      let grown = { hash: leaf, leaves: 1 };
      for (let last = subtrees.at(-1); last?.leaves === grown.leaves; last = subtrees.at(-1)) {
        subtrees.pop();
        grown = { hash: nodeHash(last.hash, grown.hash), leaves: 2 * grown.leaves };
      }
      subtrees.push(grown);
    },

    root(): Buffer {
      const smallestFirst = subtrees.map(({ hash }) => hash).reverse();
      const [smallest, ...larger] = smallestFirst;
      if (!smallest) return createHash('sha256').digest();
      return larger.reduce((right, left) => nodeHash(left, right), smallest);
    },
  };
}

/** The root over leaf hashes that lie one after the other. */
export function rootOf(leaves: Buffer): Buffer {
  const tree = growTree();
  for (let at = 0; at < leaves.length; at += HASH_BYTES) tree.add(leaves.subarray(at, at + HASH_BYTES));
  return tree.root();
}
