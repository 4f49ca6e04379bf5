import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { PlainError } from '#server/platform/plain-error.ts';
import { sealChunks } from './chunks.ts';
import { makeHeader } from './header.ts';
import { encode, type Written } from './records.ts';

/** Three is zstd's own middle: more saves little and takes long. */
const LEVEL = 3;

export type Destination = { folder: string; name: string; backupKey: Buffer; madeAt: Date };
export type WrittenFile = { path: string; bytes: number; sha256: string };

export type BackupFile = { write(record: Written): Promise<void>; bytes(): number };

/** Writes aside and renames at the end: a file under its own name is whole. What fails leaves nothing behind. */
export async function writeBackupFile(
  { folder, name, backupKey, madeAt }: Destination,
  fill: (file: BackupFile) => Promise<void>,
): Promise<WrittenFile> {
  const path = join(folder, name);
  const draft = await openDraft(path).catch((error: unknown) => {
    throw cannotWrite(folder, error);
  });
  try {
    const { bytes, sha256 } = await writeInto(draft.file, makeHeader(backupKey, madeAt), fill);
    // As sha256sum writes and reads it: whoever moves the file can check it without the key. It comes first: a backup has one.
    await writeSum(path, sha256);
    await rename(draft.path, path);
    await syncFolder(dirname(path));
    return { path, bytes, sha256 };
  } catch (error) {
    await rm(draft.path, { force: true }).catch(() => {});
    throw cannotWrite(folder, error);
  }
}

type Draft = { path: string; file: FileHandle };

/** A name that nobody can foresee, and never a file or a link that is there already: others may be able to write into the folder. */
async function openDraft(path: string): Promise<Draft> {
  const draft = `${path}.${randomBytes(8).toString('hex')}.part`;
  return { path: draft, file: await open(draft, 'wx', 0o600) };
}

async function writeInto(
  file: FileHandle,
  { bytes: header, fileKey }: ReturnType<typeof makeHeader>,
  fill: (file: BackupFile) => Promise<void>,
): Promise<{ bytes: number; sha256: string }> {
  const sum = createHash('sha256').update(header);
  let written = header.length;
  try {
    await file.writeFile(header);
    const pack = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
    const count = new Transform({
      transform(bytes: Buffer, _encoding, done) {
        sum.update(bytes);
        written += bytes.length;
        done(null, bytes);
      },
    });
    const flowing = pipeline(pack, sealChunks(fileKey), count, into(file));
    // Whoever writes hears of it first.
    flowing.catch(() => {});
    const write = (record: Written) =>
      new Promise<void>((resolve, reject) => {
        pack.write(encode(record), (error) => (error ? flowing.then(() => reject(error), reject) : resolve()));
      });
    try {
      await fill({ write, bytes: () => written });
    } catch (error) {
      pack.destroy();
      await flowing.catch(() => {});
      throw error;
    }
    pack.end();
    await flowing;
    await file.sync();
    return { bytes: written, sha256: sum.digest('hex') };
  } finally {
    await file.close();
  }
}

/** The handle's own stream would have to be closed before the handle, and then nothing can be synced. */
const into = (file: FileHandle): Writable =>
  new Writable({
    write(bytes: Buffer, _encoding, done) {
      file.writeFile(bytes).then(() => done(), done);
    },
  });

async function writeSum(path: string, sha256: string): Promise<void> {
  const draft = await openDraft(`${path}.sha256`);
  try {
    await draft.file.writeFile(`${sha256}  ${basename(path)}\n`);
    await draft.file.sync();
    await draft.file.close();
    await rename(draft.path, `${path}.sha256`);
  } catch (error) {
    await draft.file.close().catch(() => {});
    await rm(draft.path, { force: true }).catch(() => {});
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and needs no such call.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

const REASONS: Record<string, string> = {
  EACCES: 'this account has no permission',
  EPERM: 'this account has no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file is in the way',
};

export function cannotWrite(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  return reason ? new PlainError(`The backup cannot be written into ${folder}: ${reason}.`, { cause: error }) : error;
}
