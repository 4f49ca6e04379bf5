import type { Tx } from '../db/connect.ts';
import type { Range } from './batch-chain.ts';
import { readDecidedXid, readTimelineAfter, readXidOfEntry } from './store.ts';

// A backlog is sealed in pieces, so that one transaction never holds all of it.
const MAX_ENTRIES = 5_000;
const FIRST_XID = '0';
const BEYOND_ALL_XIDS = (2n ** 64n - 1n).toString();

/** And whether more entries are waiting behind this piece. */
export type Piece = Range & { isCut: boolean };

/** The transactions whose entries are sealed next, directly after the last batch; null when no entry waits there. */
export async function nextRange(tx: Tx, last: Range | null): Promise<Piece | null> {
  const timeline = last?.timeline ?? (await readTimelineAfter(tx, null));
  if (timeline === null) return null;
  const from = last?.until ?? FIRST_XID;

  const later = await readTimelineAfter(tx, timeline);
  if (later === null) return cut(tx, { timeline, from, until: await readDecidedXid(tx) });
  // Entries of a later timeline mean that this one was restored from a copy: nobody writes in it any more, and its
  // transaction numbers say nothing about the transactions that run now.
  const rest = await cut(tx, { timeline, from, until: BEYOND_ALL_XIDS });
  if (rest) return { ...rest, isCut: true };
  return nextRange(tx, { timeline: later, from: FIRST_XID, until: FIRST_XID });
}

/** No larger than a piece, and never through the entries of one transaction. */
async function cut(tx: Tx, range: Range): Promise<Piece | null> {
  const first = await readXidOfEntry(tx, range, 0);
  if (first === null) return null;
  const tooMany = await readXidOfEntry(tx, range, MAX_ENTRIES);
  if (tooMany === null) return { ...range, isCut: false };
  return { ...range, until: tooMany === first ? after(first) : tooMany, isCut: true };
}

const after = (xid: string): string => (BigInt(xid) + 1n).toString();
