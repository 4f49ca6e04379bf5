// npm run restore -- FILE [--check]   Into the empty database of DATA_DIR or DATABASE_URL. Ends with 0 when it was restored, else
// with 1, one sentence, and nothing changed. --check only reads the file to its end.
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { explainConnectionFailure } from '#server/db/explain-connection-failure.ts';
import { makeDataKeys } from '#server/db/sealed/data-keys.ts';
import { readClinicSeal } from '#server/db/sealed/open-keys.ts';
import { withClient } from '#server/db/with-client.ts';
import { closeDataFolder } from '#server/platform/close-data-folder.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { hasMasterKey, type MasterKeys, openMasterKeys } from '#server/platform/encryption/master-keys.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { readErasedList } from '../erasures/erased-list.ts';
import { type OpenedFile, openBackupFile } from './file/read-backup-file.ts';
import { megabytes } from './megabytes.ts';
import { checkWhole } from './restoring/read-parts.ts';
import { assertKnownVersion, restoreBackup } from './restoring/restore-backup.ts';
import { showProgress } from './show-progress.ts';

async function main(): Promise<void> {
  const { path, isCheck } = given();
  const config = readConfig(process.env);
  if (!hasMasterKey(config)) {
    throw new PlainError(
      `The master key ${config.masterKeyFile} does not exist: put the clinic's key there first. Nothing was changed.`,
    );
  }
  const progress = showProgress();
  try {
    const master = openMasterKeys(config);
    const file = await openWithAny(path, master);
    const { about, totals } = await checkWhole(file, (bytes) => progress.say(`Checking: ${megabytes(bytes)} …`));
    assertKnownVersion(file.name, about);
    const what = `${about.clinic}, ${about.madeAt}: ${figure(totals.tables)} tables, ${figure(totals.rows)} rows`;
    if (isCheck) {
      progress.end();
      console.log(`The backup is whole (${what}).`);
      return;
    }
    const erased = await readErased([dirname(path), config.backups.folder], master);
    const { keptCheckpoints } = await withDatabase(config, (urls) =>
      restoreBackup({
        ...{ file, about, ...urls, dataDir: config.dataDir },
        readSeal: (owner) => readClinicSeal(owner, master),
        erased: {
          ids: erased,
          keys: (owner) => makeDataKeys({ pool: owner, master, hash: master.current().seal.fingerprint }),
        },
        onTable: (done, of) => progress.say(`Restoring: ${done} of ${of} tables …`),
      }),
    );
    progress.end();
    console.log(`Restored and compared (${what}).`);
    if (erased.length > 0) console.log(`Records that were erased since: ${erased.length}. None of them is readable.`);
    if (keptCheckpoints) console.log(`The checkpoints that were here are kept as ${keptCheckpoints}.`);
    console.log('Everybody logs in anew. No mail and no text leaves it until administrators allow that under Backups.');
    console.log('Accounts that were closed since are open again: close them under People before others log in.');
  } finally {
    progress.end();
  }
}

function given(): { path: string; isCheck: boolean } {
  const usage = new PlainError('Usage: npm run restore -- FILE [--check]');
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
    const [path, ...others] = positionals;
    if (!path || others.length > 0) throw usage;
    return { path: resolve(path), isCheck: values.check === true };
  } catch {
    throw usage;
  }
}

/** With the current master key or, for a backup from before it, with an older one that is still here. */
async function openWithAny(path: string, master: MasterKeys): Promise<OpenedFile> {
  const [current, ...older] = master.all().map(({ seal }) => seal.derive('backup'));
  for (const key of older) {
    const opened = await openBackupFile(path, key).catch(() => null);
    if (opened) return opened;
  }
  return openBackupFile(path, current as Buffer);
}

/** From beside the backup, and from where this machine keeps its own. */
async function readErased(folders: readonly string[], master: MasterKeys): Promise<string[]> {
  const keys = master.all().map(({ seal }) => seal.derive('backup'));
  const lists = await Promise.all([...new Set(folders)].map((folder) => readErasedList(folder, keys)));
  return [...new Set(lists.flat())];
}

type Urls = { ownerUrl: string; appUrl: string };
const quiet = { info() {}, warn() {} };

async function withDatabase<Result>(config: Config, work: (urls: Urls) => Promise<Result>): Promise<Result> {
  const { databaseUrl: appUrl, databaseOwnerUrl: ownerUrl, dataDir } = config;
  closeDataFolder(dataDir, { needsPassage: !appUrl && process.getuid?.() === 0 });
  if (appUrl && ownerUrl) {
    for (const [variable, url] of [
      ['DATABASE_URL', appUrl],
      ['DATABASE_OWNER_URL', ownerUrl],
    ] as const) {
      await withClient(url, (client) => client.query('select 1')).catch((error: unknown) => {
        throw explainConnectionFailure(variable, url, error);
      });
    }
    return work({ appUrl, ownerUrl });
  }
  // Refuses while a Nadi runs on this folder.
  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  return work(server).finally(server.stop);
}

const figure = (number: number): string => number.toLocaleString('en-GB');

main().catch((error: unknown) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
});
