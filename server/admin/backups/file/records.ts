// What lies in a backup once it is opened and unpacked: a list of records, each with a kind, a length and its bytes.
import type { Contents, Counted } from '#server/db/copy/read-snapshot.ts';

/** The one file beside the database that is worth keeping: the lines that vouch for the trail. */
export const CHECKPOINTS = 'audit-checkpoints.log';

export type About = {
  madeAt: string;
  clinic: string;
  contents: Contents;
};
export type Part = { of: 'table' | 'file'; name: string };
export type Totals = { tables: number; rows: number; files: number };

export type Written =
  | { kind: 'about'; about: About }
  | { kind: 'part'; part: Part }
  | { kind: 'data'; bytes: Buffer }
  | { kind: 'counted'; counted: Counted }
  | { kind: 'end'; totals: Totals };

const KINDS = ['about', 'part', 'data', 'counted', 'end'] as const;
const FRAME_BYTES = 5;

export function encode(record: Written): Buffer {
  const { kind } = record;
  const body = kind === 'data' ? record.bytes : Buffer.from(JSON.stringify(record));
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt8(KINDS.indexOf(kind));
  frame.writeUInt32BE(body.length, 1);
  return Buffer.concat([frame, body]);
}

/** Null bytes at the end are never ours: a source that ends inside a record yields nothing of it. */
export async function* decode(source: AsyncIterable<Buffer>): AsyncGenerator<Written> {
  let held: Buffer[] = [];
  let count = 0;
  let needed = FRAME_BYTES;
  for await (const bytes of source) {
    held.push(bytes);
    count += bytes.length;
    while (count >= needed) {
      const all = Buffer.concat(held, count);
      const length = all.readUInt32BE(1);
      needed = FRAME_BYTES + length;
      if (count < needed) {
        held = [all];
        break;
      }
      const body = all.subarray(FRAME_BYTES, needed);
      const rest = all.subarray(needed);
      held = [rest];
      count = rest.length;
      needed = FRAME_BYTES;
      yield KINDS[all.readUInt8()] === 'data' ? { kind: 'data', bytes: body } : JSON.parse(body.toString('utf8'));
    }
  }
}
