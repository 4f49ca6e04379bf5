import type { Counted } from '#server/db/copy/read-snapshot.ts';
import type { TableSource } from '#server/db/copy/rebuild.ts';
import { damaged } from '../file/header.ts';
import { type OpenedFile, readRecords } from '../file/read-backup-file.ts';
import type { About, Totals, Written } from '../file/records.ts';

export type Checked = { about: About; totals: Totals };

/** Reads the file from its first byte to its last, and changes nothing. What it answers can be restored. */
export async function checkWhole(file: OpenedFile, onBytes: (bytes: number) => void = () => {}): Promise<Checked> {
  let about: About | undefined;
  let totals: Totals | undefined;
  let bytes = 0;
  for await (const record of readRecords(file)) {
    if (record.kind === 'about') about = record.about;
    if (record.kind === 'end') totals = record.totals;
    if (record.kind !== 'data') continue;
    bytes += record.bytes.length;
    onBytes(bytes);
  }
  if (!about || !totals) throw damaged(file.name);
  return { about, totals };
}

/** The tables of a backup in their order. What belongs to a file goes to `onFile`, when its turn comes. */
export async function* readTablesOf(
  file: OpenedFile,
  onFile: (name: string, rows: AsyncIterable<Buffer>) => Promise<void>,
): AsyncGenerator<TableSource> {
  const records = readRecords(file);
  try {
    for (;;) {
      const { value: record, done } = await records.next();
      if (done || record.kind === 'end') return;
      if (record.kind === 'about') continue;
      if (record.kind !== 'part') throw damaged(file.name);
      const { of, name } = record.part;
      const part = readPart(file.name, records);
      if (of === 'table') yield { name, ...part };
      else await onFile(name, part.rows);
    }
  } finally {
    await records.return(undefined);
  }
}

function readPart(fileName: string, records: AsyncGenerator<Written>) {
  let counted: Counted | undefined;
  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const { value: record, done } = await records.next();
      if (done) throw damaged(fileName);
      if (record.kind === 'counted') {
        counted = record.counted;
        return;
      }
      if (record.kind !== 'data') throw damaged(fileName);
      yield record.bytes;
    }
  }
  return {
    rows: rows(),
    counted: () => {
      if (!counted) throw damaged(fileName);
      return counted;
    },
  };
}
