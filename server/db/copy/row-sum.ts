import { hash } from 'node:crypto';

const LANES = 8;

export type RowSum = {
  add(row: Uint8Array): void;
  rows(): number;
  hex(): string;
};

/**
 * A hash of the rows of a table in any order, because a restored table need not lie on the disk as the first one did. It finds
 * what was lost or changed on the way; against forgers the seal of the file stands.
 */
export function makeRowSum(): RowSum {
  const sum = new Uint32Array(LANES);
  let count = 0;
  return {
    add(row) {
      const digest = hash('sha256', row, 'buffer');
      for (let lane = 0; lane < LANES; lane += 1) {
        // A typed array wraps by itself, so that equal rows count each time and do not cancel each other.
        sum[lane] = (sum[lane] ?? 0) + digest.readUInt32LE(lane * 4);
      }
      count += 1;
    },
    rows: () => count,
    hex: () => [...sum].map((lane) => lane.toString(16).padStart(8, '0')).join(''),
  };
}
