import pg from 'pg';
import { applyErasedList } from '#server/admin/erasures/erased-list.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { noteRestore } from '#server/audit/restores.ts';
import type { Tx } from '#server/db/connect.ts';
import { CommitLost, type Compared, rebuild } from '#server/db/copy/rebuild.ts';
import { MigrationFailed, type MigrationFile, readGrants, readMigrations, runMigration } from '#server/db/migrate.ts';
import { transactionOn } from '#server/db/on-client.ts';
import {
  GRANTS_FILE,
  MIGRATIONS_FOLDER,
  readFittingRole,
  refuseMightyRole,
  refuseOldServer,
} from '#server/db/prepare-database.ts';
import type { DataKeys } from '#server/db/sealed/data-keys.ts';
import { withClient } from '#server/db/with-client.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/encryption/seal.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { damaged } from '../file/header.ts';
import type { OpenedFile } from '../file/read-backup-file.ts';
import { type About, CHECKPOINTS } from '../file/records.ts';
import { endSessionsAndLinks, holdOutgoing } from '../outgoing/store.ts';
import { type CheckpointsDraft, draftCheckpoints } from './draft-checkpoints.ts';
import { readTablesOf } from './read-parts.ts';

export type Restoring = {
  file: OpenedFile;
  /** What `checkWhole` said about it. */
  about: About;
  ownerUrl: string;
  appUrl: string;
  dataDir: string;
  /** Signs where the trail goes on: the clinic's own, which may be in the backup. */
  readSeal: (owner: pg.Client) => Promise<Seal>;
  /** Who was erased since it was made, and must not come back; and the keys of what was sealed. */
  erased?: { ids: readonly string[]; keys: (owner: pg.Client) => Pick<DataKeys, 'read' | 'toWrite'> };
  onTable?: (done: number, of: number) => void;
  /** Cuts its connections: nothing of it is kept. */
  signal?: AbortSignal;
  /** For tests: other migrations than ours. */
  migrationsFolder?: string;
};

export type Restored = { tables: Compared[]; keptCheckpoints: string | null };

/** Refuses what this Nadi cannot restore, before a database is touched. */
export function assertKnownVersion(name: string, { contents }: About, folder = MIGRATIONS_FOLDER): MigrationFile[] {
  const files = readMigrations(folder);
  const known = new Map(files.map((file) => [file.number, file]));
  for (const { number, name: migration, sha256 } of contents.migrations) {
    const own = known.get(number);
    if (!own) {
      throw new PlainError(
        `${name} is from a newer Nadi (it knows ${migration}): restore it with that version. Nothing was changed.`,
      );
    }
    if (own.sha256 !== sha256) {
      throw new PlainError(`${name} was made with another ${migration} than this Nadi has. Nothing was changed.`);
    }
  }
  return files;
}

/**
 * Makes an empty database what it was when the backup was made, as far as this Nadi's version. Everything that belongs to it is done
 * before the one commit: whatever happens, it is restored or nothing was changed.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { file, about, ownerUrl, appUrl, dataDir, migrationsFolder, signal } = restoring;
  const files = assertKnownVersion(file.name, about, migrationsFolder);
  const checkpoints = await draftCheckpoints(dataDir);
  try {
    const restore = (app: pg.Client, owner: pg.Client) => rebuildOn(app, owner, { restoring, files, checkpoints });
    const tables = await withClient(
      appUrl,
      (app) => withClient(ownerUrl, (owner) => restore(app, owner), signal),
      signal,
    );
    return { tables, keptCheckpoints: checkpoints.kept() };
  } catch (error) {
    // Where nobody knows whether the database took it, the checkpoints stay: a trail may be longer than they are, never shorter.
    if (!(error instanceof CommitLost)) await checkpoints.undo();
    throw inOneSentence(error);
  } finally {
    await checkpoints.close();
  }
}

type Parts = { restoring: Restoring; files: MigrationFile[]; checkpoints: CheckpointsDraft };

async function rebuildOn(app: pg.Client, owner: pg.Client, parts: Parts): Promise<Compared[]> {
  const { file, about, readSeal, erased, onTable } = parts.restoring;
  const { contents } = about;
  await refuseOldServer(owner);
  const appRole = await readFittingRole(app, owner);
  await refuseWhileInUse(app);
  const sources = readTablesOf(file, async (name, rows) => {
    if (name !== CHECKPOINTS) throw damaged(file.name);
    await parts.checkpoints.write(rows);
  });
  return rebuild(owner, {
    ...{ contents, files: parts.files, sources },
    onTable: (done) => onTable?.(done, contents.tables.length),
    async finish() {
      await runMigration(owner, readGrants({ grantsFile: GRANTS_FILE, appRole }));
      await refuseMightyRole(owner, appRole);
      await noteInClinic(transactionOn(owner), await readSeal(owner), about);
      if (erased) await applyErasedList(owner, erased.keys(owner), erased.ids);
      await parts.checkpoints.putInPlace();
    },
  });
}

/** What the restored clinic knows of itself: its trail goes on in a new timeline, nobody is logged in, and nothing leaves it yet. */
async function noteInClinic(tx: Tx, seal: Seal, { madeAt, contents }: About): Promise<void> {
  const restoredAt = systemClock.now();
  const details = { made: madeAt.replace(/[^0-9TZ]/g, ''), tables: contents.tables.length };
  await appendEntry(tx, systemClock, SYSTEM, 'backup.restored', { details });
  await noteRestore(tx, seal, { madeAt: new Date(madeAt), restoredAt, timeline: contents.timeline + 1 });
  await endSessionsAndLinks(tx, restoredAt);
  await holdOutgoing(tx, { heldAt: restoredAt, madeAt: new Date(madeAt) });
}

/** PostgreSQL's own words may quote a row; its code and the name of a constraint do not. */
function inOneSentence(error: unknown): unknown {
  const said = (cause: unknown) =>
    cause instanceof pg.DatabaseError
      ? `PostgreSQL says ${[cause.code, cause.table, cause.constraint].filter(Boolean).join(', ')}`
      : 'it broke off';
  if (error instanceof MigrationFailed) {
    const { migration, cause } = error;
    return new PlainError(`${migration} could not be applied (${said(cause)}). Nothing was changed.`, { cause });
  }
  if (!(error instanceof pg.DatabaseError)) return error;
  return new PlainError(`The backup could not be restored (${said(error)}). Nothing was changed.`, { cause: error });
}

/** Every running Nadi has connections of the application's role, and that role sees its own. */
async function refuseWhileInUse(app: pg.Client): Promise<void> {
  const { rows } = await app.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  if (rows[0].others === 0) return;
  throw new PlainError('Nadi is running on this database: stop it first. Nothing was changed.');
}
