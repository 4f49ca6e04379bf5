// npm run backup [-- --to=FOLDER] [--test]   Beside a running Nadi or without one. Ends with 0 when the backup was made (and, with
// --test, came back as it was), else with 1 and one sentence.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openForCommand } from '#server/db/open-for-command.ts';
import { openKeys } from '#server/db/sealed/open-keys.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hasMasterKey, openMasterKeys, placeOf } from '#server/platform/encryption/master-keys.ts';
import { makeLog } from '#server/platform/logger.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { keyCheckOf } from './file/header.ts';
import { assertBackupFolder } from './making/backup-folder.ts';
import type { Progress } from './making/make-backup.ts';
import { giveUpAbandoned, runBackup } from './making/run-backup.ts';
import { megabytes } from './megabytes.ts';
import { showProgress } from './show-progress.ts';
import { insertBackup } from './store.ts';

const NO_SUCH_TABLE = '42P01';

async function main(): Promise<void> {
  const { to, test } = optionsGiven();
  const config = readConfig(process.env);
  // Loading would make a new key, and a new key opens nothing.
  if (!hasMasterKey(config)) {
    throw new PlainError(`There is nothing to back up: the master key ${config.masterKeyFile} does not exist.`);
  }
  const master = openMasterKeys(config);
  const database = await openForCommand(config);
  const progress = showProgress();
  try {
    const seal = await openKeys(database, master).catch(explainOldDatabase);
    const deps: Deps = { config, seal, db: database.db, clock: systemClock, log: makeLog('silent') };
    // A folder of another sort, such as a stick, is the business of whoever sits here.
    if (!to) await assertBackupFolder(deps);
    const made = await runBackup(deps, {
      id: await begin(deps),
      url: String(database.pool.options.connectionString),
      folder: to ? resolve(to) : config.backups.folder,
      lastBytes: null,
      isWatched: true,
      onProgress: (step) => progress.say(inWords(step)),
      ...(test ? {} : { openScratch: null }),
    });
    progress.end();
    const { tables, rows, bytes, path } = made;
    console.log(`Backed up ${figure(tables)} tables with ${figure(rows)} rows: ${path} (${megabytes(bytes)}).`);
    if (made.test?.test === 'same') console.log(`It was restored and came back the same. ${made.test.trail}`);
    if (made.test?.isTrailWhole === false) throw new PlainError('The audit trail in it is not whole.');
    if (made.test && made.test.test !== 'same') throw new PlainError(made.test.problem ?? 'The restore test failed.');
    sayWhatIsMissing(config, keyCheckOf(seal.derive('backup')));
  } finally {
    progress.end();
    await database.close();
  }
}

function optionsGiven(): { to?: string | undefined; test?: boolean | undefined } {
  try {
    return parseArgs({ options: { to: { type: 'string' }, test: { type: 'boolean' } } }).values;
  } catch {
    throw new PlainError('Usage: npm run backup -- [--to=FOLDER] [--test]');
  }
}

/** The row that the administrator's screen shows. */
async function begin(deps: Deps): Promise<string> {
  const { db, clock } = deps;
  try {
    await giveUpAbandoned(deps);
    const id = await insertBackup(db, { reason: 'command', askedBy: null, at: clock.now(), isBegun: true });
    if (id) return id;
  } catch (error) {
    explainOldDatabase(error);
  }
  throw new PlainError('A backup is being made already.');
}

function explainOldDatabase(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE) {
    throw new PlainError('This database is from an older Nadi: start it once, then back it up.');
  }
  throw error;
}

function inWords({ stage, done, of, bytes }: Progress): string {
  if (stage === 'snapshot') return 'Taking a snapshot …';
  if (stage === 'test') return `Restoring it elsewhere to compare: ${done} of ${of} tables …`;
  return `Copying: ${done} of ${of} tables, ${megabytes(bytes)} …`;
}

function sayWhatIsMissing(config: Config, mark: string): void {
  console.log(`It opens with the master key ${mark} (${placeOf(config)}), which is not in it: keep a copy elsewhere.`);
  console.log('Neither are the settings (.env).');
}

const figure = (number: number): string => number.toLocaleString('en-GB');

main().catch((error: unknown) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
});
