import { createReadStream } from 'node:fs';
import type pg from 'pg';
import { checkpointFileIn, readEnd } from '#server/audit/checkpoint-file.ts';
import { readSnapshot, type Snapshot } from '#server/db/copy/read-snapshot.ts';
import { makeRowSum } from '#server/db/copy/row-sum.ts';
import { withClient } from '#server/db/with-client.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { type About, CHECKPOINTS, type Totals } from '../file/records.ts';
import { type BackupFile, type WrittenFile, writeBackupFile } from '../file/write-backup-file.ts';
import { assertRoom } from './assert-room.ts';

export type Progress = { stage: 'snapshot' | 'tables' | 'files' | 'test'; done: number; of: number; bytes: number };

export type Making = {
  /** Anyone who may read all tables: the application's role will do. */
  url: string;
  dataDir: string;
  clinicName: string;
  backupKey: Buffer;
  folder: string;
  name: string;
  madeAt: Date;
  /** How large the last one was, if there was one. */
  lastBytes?: number | null;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

export type Made = WrittenFile & { totals: Totals; databaseBytes: number };

/** Copies one moment of the database and the files beside it, while the clinic works on. */
export async function makeBackup(making: Making): Promise<Made> {
  const { url, folder, name, backupKey, madeAt, onProgress = () => {} } = making;
  onProgress({ stage: 'snapshot', done: 0, of: 0, bytes: 0 });
  // Before the snapshot: a line is written after its batch, so every line up to here has its batch in the copy.
  const { wholeUntil: checkpoints } = await readEnd(checkpointFileIn(making.dataDir));
  const copy = (client: pg.Client) =>
    readSnapshot(client, async (snapshot) => {
      await assertRoom(folder, making.lastBytes ?? snapshot.databaseBytes / 2);
      let totals: Totals = { tables: 0, rows: 0, files: 0 };
      const written = await writeBackupFile({ folder, name, backupKey, madeAt }, async (file) => {
        totals = await fill(file, making, { snapshot, checkpoints });
      });
      return { ...written, totals, databaseBytes: snapshot.databaseBytes };
    });
  const made = await withClient(url, copy, making.signal);
  if (!made) throw new PlainError('There is nothing to back up: Nadi has never run on this database.');
  return made;
}

type Sources = { snapshot: Snapshot; checkpoints: number };

async function fill(file: BackupFile, making: Making, { snapshot, checkpoints }: Sources): Promise<Totals> {
  const { onProgress = () => {}, signal } = making;
  const { contents } = snapshot;
  const totals: Totals = { tables: 0, rows: 0, files: 0 };
  const tell = (stage: Progress['stage']) =>
    onProgress({ stage, done: totals.tables, of: contents.tables.length, bytes: file.bytes() });
  const take = async (bytes: Buffer) => {
    signal?.throwIfAborted();
    await file.write({ kind: 'data', bytes });
    tell('tables');
  };

  await file.write({ kind: 'about', about: aboutOf(making, snapshot) });
  for (const table of contents.tables) {
    await file.write({ kind: 'part', part: { of: 'table', name: table.name } });
    const counted = await snapshot.copyTable(table, take);
    await file.write({ kind: 'counted', counted });
    totals.tables += 1;
    totals.rows += counted.rows;
    tell('tables');
  }
  if (checkpoints > 0) {
    tell('files');
    await file.write({ kind: 'part', part: { of: 'file', name: CHECKPOINTS } });
    const sum = makeRowSum();
    for await (const bytes of createReadStream(checkpointFileIn(making.dataDir), { end: checkpoints - 1 })) {
      sum.add(bytes);
      await file.write({ kind: 'data', bytes });
    }
    await file.write({ kind: 'counted', counted: { rows: sum.rows(), sum: sum.hex() } });
    totals.files += 1;
  }
  await file.write({ kind: 'end', totals });
  return totals;
}

const aboutOf = ({ madeAt, clinicName }: Making, { contents }: Snapshot): About => ({
  madeAt: madeAt.toISOString(),
  clinic: clinicName,
  contents,
});
