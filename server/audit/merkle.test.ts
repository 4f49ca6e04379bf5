import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growTree, leafHash, rootOf } from './merkle.ts';

// The leaves and roots that the Certificate Transparency project publishes for RFC 6962.
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS: [number, string][] = [
  [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
];

const rootOfEntries = (entries: Uint8Array[]) => rootOf(Buffer.concat(entries.map(leafHash)));

describe('the root over entries', () => {
  test.each(ROOTS)('of %i leaves is the published one', (count, root) => {
    const entries = LEAVES.slice(0, count).map((hex) => Buffer.from(hex, 'hex'));
    expect(rootOfEntries(entries).toString('hex')).toBe(root);
  });

  test('follows the definition of the standard for any number of entries', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 8 }), { maxLength: 70 }), (entries) => {
        expect(rootOfEntries(entries)).toEqual(asDefined(entries));
      }),
    );
  });

  test('changes when an entry is edited, left out, added or moved', () => {
    const several = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(several, fc.nat(), (numbers, pick) => {
        const entries = numbers.map((number) => Buffer.from(number.toString(16)));
        const at = pick % (entries.length - 1);
        const tampered = [
          entries.with(at, Buffer.from('edited')),
          entries.toSpliced(at, 1),
          entries.toSpliced(at, 0, Buffer.from('inserted')),
          entries.toSpliced(at, 2, ...entries.slice(at, at + 2).reverse()),
        ];
        const roots = [entries, ...tampered].map((each) => rootOfEntries(each).toString('hex'));
        expect(roots.lastIndexOf(roots[0] ?? '')).toBe(0);
      }),
    );
  });
});

test('a tree can be asked for its root and then grow on', () => {
  const tree = growTree();
  for (const [count, root] of ROOTS) {
    expect(tree.root().toString('hex')).toBe(root);
    tree.add(leafHash(Buffer.from(LEAVES[count] ?? '', 'hex')));
  }
});

/** RFC 6962, section 2.1, word for word: split at the largest power of two below the count. */
function asDefined(entries: Uint8Array[]): Buffer {
  if (entries.length === 0) return createHash('sha256').digest();
  if (entries.length === 1) return leafHash(entries[0] ?? Buffer.alloc(0));
  let split = 1;
  while (split * 2 < entries.length) split *= 2;
  const halves = [asDefined(entries.slice(0, split)), asDefined(entries.slice(split))];
  return createHash('sha256')
    .update(Buffer.concat([Buffer.of(1), ...halves]))
    .digest();
}
