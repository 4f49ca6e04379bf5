import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { withClient } from '#server/db/with-client.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { findPlatformPackage } from '../programs/platform-package.ts';
import { readablePrograms } from '../programs/readable-programs.ts';
import { removeDatabase } from '../remove-database.ts';
import { chooseAccount, isRoot, mayEnter } from '../run-as.ts';
import { aFolder, start } from '../testing.ts';
import { findHome } from './database-home.ts';

const isFull = process.env.NADI_TEST_FULL === '1';

const folders: { remove(): Promise<void> }[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove();
});

function madeFolder(mode?: number): string {
  const made = aFolder(mode);
  folders.push(made);
  return made.folder;
}

/** Runs the work as somebody who may not do everything. */
async function asPlainAccount<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isRoot()) return work();
  process.setegid?.(65534);
  process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

test('a data folder without permission is named in one sentence', async () => {
  const locked = madeFolder(0o500);
  const dataDir = path.join(locked, 'data');

  const attempt = asPlainAccount(() => start(dataDir));

  await expect(attempt).rejects.toThrow(
    new PlainError(`Nadi cannot use the data folder ${dataDir}: this account has no permission.`),
  );
});

test('a file in the place of the data folder is named in one sentence', async () => {
  const file = path.join(madeFolder(), 'data');
  fs.writeFileSync(file, '');

  await expect(start(path.join(file, 'inside'))).rejects.toThrow('a part of its path is a file, not a folder');
  await expect(start(file)).rejects.toThrow('a file of that name is in the way');
});

test('a machine without a PostgreSQL of ours is asked for DATABASE_URL', () => {
  expect(() => findPlatformPackage('sunos', 'sparc')).toThrow(PlainError);
  expect(() => findPlatformPackage('sunos', 'sparc')).toThrow('DATABASE_URL');
});

test.runIf(isFull)('programs that the account cannot reach are copied to where it can', () => {
  const account = isRoot() ? chooseAccount() : undefined;
  const bundle = findPlatformPackage();
  const locked = madeFolder(0o700);
  fs.symlinkSync(bundle.root, path.join(locked, 'package'));
  // Not in memory, where some machines refuse to run programs.
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'nadi-programs-'));
  fs.chmodSync(home, 0o711);

  const { postgres } = readablePrograms({ ...bundle, root: path.join(locked, 'package') }, home, account);
  fs.rmSync(home, { recursive: true });

  expect(path.relative(isRoot() ? home : locked, postgres)).not.toMatch(/^\.\./);
});

if (isRoot()) {
  test('root runs PostgreSQL under an account that exists, nadi before postgres before nobody', () => {
    const nobody = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n';

    expect(chooseAccount(nobody)).toEqual({ uid: 65534, gid: 65533 });
    expect(chooseAccount(`${nobody}postgres:x:70:71::/:/bin/sh\n`)).toEqual({ uid: 70, gid: 71 });
    expect(chooseAccount(`${nobody}postgres:x:70:71::/:/bin/sh\nnadi:x:900:901::/:/bin/sh\n`)).toEqual({
      uid: 900,
      gid: 901,
    });
    expect(() => chooseAccount('root:x:0:0::/root:/bin/sh\n')).toThrow(PlainError);
  });

  test.runIf(isFull)(
    'under a folder that only root can enter the database lies elsewhere, and a note says where',
    async () => {
      const dataDir = path.join(madeFolder(0o700), 'data');
      let server = await start(dataDir);
      await withClient(server.ownerUrl, (client) => client.query('create table kept ()'));
      await server.stop();
      const home = findHome(dataDir);

      expect(home.folder).not.toBe(home.dataDir);
      expect(fs.readFileSync(path.join(dataDir, 'where-the-database-is.txt'), 'utf8')).toContain(home.folder);
      expect(mayEnter(home.folder, home.runAs)).toBe(true);
      expect(fs.statSync(home.cluster)).toMatchObject({ uid: home.runAs?.uid });

      // Moved, it keeps its database; copied, it must not share it.
      const moved = path.join(madeFolder(0o700), 'moved');
      fs.renameSync(dataDir, moved);
      server = await start(moved);
      await withClient(server.ownerUrl, (client) => client.query('table kept'));
      await server.stop();
      const copied = path.join(madeFolder(0o700), 'copied');
      fs.cpSync(moved, copied, { recursive: true });
      await expect(start(copied)).rejects.toThrow(`${copied} is a copy of ${moved}`);

      await removeDatabase(moved);
      expect(fs.existsSync(home.folder)).toBe(false);
      await expect(start(copied)).rejects.toThrow('is gone');
    },
  );
}
