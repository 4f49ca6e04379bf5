// npm run keys:rotate   Replaces the master key while the clinic works. May be stopped at any moment and run again: it goes on where it
// was. Ends with 0 when no key hangs on an older master key any more.
import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/platform/config.ts';
import { writeMasterKeys } from '#server/platform/encryption/master-key.ts';
import { hasMasterKey, type MasterKeys, openMasterKeys, placeOf } from '#server/platform/encryption/master-keys.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { openForCommand } from '../open-for-command.ts';
import { openKeys } from './open-keys.ts';
import { keysLeft, rewrapKeys } from './rewrap-keys.ts';

/** Every server reads the file again within ten seconds, and wraps nothing under the old key from then on. */
const UNTIL_ALL_KNOW_MS = 25_000;
const KEY_BYTES = 32;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!hasMasterKey(config)) throw new PlainError(`There is no master key yet: ${placeOf(config)} does not exist.`);
  const master = openMasterKeys(config);
  const isFile = !config.masterKey && !config.masterKeyCommand;
  if (isFile && master.all().length === 1) {
    writeMasterKeys(config.masterKeyFile, [randomBytes(KEY_BYTES), ...bytesOf(master)]);
    console.log(
      `${config.masterKeyFile} has a new key in its first line. The old one stays below it until all is done.`,
    );
  }
  master.reload();
  if (master.all().length === 1) {
    throw new PlainError(`Put the new key in front of the old one in ${placeOf(config)}, then run this again.`);
  }
  const database = await openForCommand(config);
  try {
    // The clinic's own key is wrapped like the others.
    await openKeys(database, master);
    await wrapAll(database.keyPool, master);
    console.log('Waiting until every server knows the new key …');
    await pause(UNTIL_ALL_KNOW_MS);
    await wrapAll(database.keyPool, master);
  } finally {
    await database.close();
  }
  if (isFile) retire(config.masterKeyFile, master);
  console.log(
    'Done: nothing hangs on the older key but backups that were made before. Keep it for as long as you keep those.',
  );
  if (isFile) console.log(`It is in ${config.masterKeyFile}.retired: move it to where your copies of keys are.`);
  else console.log(`Take it out of ${placeOf(config)}, and restart the servers.`);
  console.log('Copy the new key to where you keep copies: without it no backup made from now on opens.');
}

const bytesOf = (master: MasterKeys) => master.all().map(({ bytes }) => bytes);

async function wrapAll(pool: Parameters<typeof rewrapKeys>[0], master: MasterKeys): Promise<void> {
  let left = await keysLeft(pool, master);
  while (left > 0) {
    console.log(`${left.toLocaleString('en-GB')} keys to wrap …`);
    for (let batch = 0; batch < 20 && (await rewrapKeys(pool, master, { info() {} })); batch += 1);
    const before = left;
    left = await keysLeft(pool, master);
    if (left > 0 && left === before) {
      throw new PlainError(
        `${left.toLocaleString('en-GB')} keys are damaged and cannot be wrapped anew. Put their rows of data_keys back from a backup, then run this again. Both master keys stay until then.`,
      );
    }
  }
}

/** Kept beside the file first: whatever happens in between, no key is lost. */
function retire(file: string, master: MasterKeys): void {
  const [current, ...older] = bytesOf(master);
  if (!current || older.length === 0) return;
  appendFileSync(`${file}.retired`, older.map((key) => `${key.toString('base64')}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
  writeMasterKeys(file, [current]);
}

main().catch((error: unknown) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
});
