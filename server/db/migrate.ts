import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PlainError } from '../platform/plain-error.ts';

// 'nadi' in ASCII; 1 is the claim on an embedded data folder.
export const MIGRATION_LOCK = [0x6e616469, 2];
// Recorded beside the migrations, so that changed grants are noticed as well.
const GRANTS = { number: 0, name: 'grants.sql' };

export type MigrateOptions = { migrationsFolder: string; grantsFile: string; appRole: string };

/** Brings the schema up to date as its owner. Processes that start together wait for each other here. */
export async function migrate(owner: pg.Client, options: MigrateOptions): Promise<void> {
  await owner.query('select pg_advisory_lock($1, $2)', MIGRATION_LOCK);
  try {
    await makeMigrationsTable(owner);
    const files = readMigrations(options.migrationsFolder);
    const applied = await readApplied(owner);
    refuseStrangers(files, applied);
    const fresh = files.filter(({ number }) => !applied.has(number));
    const grants = readGrants(options);
    for (const [nth, file] of fresh.entries()) await apply(owner, file, { isFirst: nth === 0 });
    if (fresh.length > 0 || applied.get(GRANTS.number)?.sha256 !== grants.sha256) await apply(owner, grants);
  } finally {
    // A broken connection has let go of the lock, and must not hide what broke it.
    await owner.query('select pg_advisory_unlock($1, $2)', MIGRATION_LOCK).catch(() => {});
  }
}

/** What the application's role may do, as a step that runs after the last migration. */
export function readGrants({ grantsFile, appRole }: Pick<MigrateOptions, 'grantsFile' | 'appRole'>): MigrationFile {
  const text = fs.readFileSync(grantsFile, 'utf8').replaceAll(':app_role', () => pg.escapeIdentifier(appRole));
  return { ...GRANTS, text, sha256: sha256(text) };
}

export async function makeMigrationsTable(owner: pg.Client): Promise<void> {
  await owner.query(
    `create table if not exists migrations (
       number     int primary key,
       name       text not null,
       sha256     text not null,
       applied_at timestamptz not null default now()
     )`,
  );
}

type Applied = Map<number, { name: string; sha256: string }>;

async function readApplied(owner: pg.Client): Promise<Applied> {
  const { rows } = await owner.query('select number, name, sha256 from migrations order by number');
  return new Map(rows.map(({ number, name, sha256 }) => [number, { name, sha256 }]));
}

function refuseStrangers(files: MigrationFile[], applied: Applied): void {
  const known = new Map(files.map((file) => [file.number, file]));
  for (const [number, { name, sha256 }] of applied) {
    if (number === GRANTS.number) continue;
    const file = known.get(number);
    if (!file) {
      throw new PlainError(`The database is newer than this Nadi (it knows ${name}): start the newer version again.`);
    }
    if (file.sha256 !== sha256) {
      throw new PlainError(`The migration ${name} was changed after it had been applied: bring its first text back.`);
    }
  }
}

/**
 * The views of grants.sql would stand in the way of a changed column; a call that needs one fails until they are written anew.
 * Goes with the first new migration or not at all. Whoever starts next after a failure or a kill applies the grants that are missing.
 */
async function forgetGrants(owner: pg.Client): Promise<void> {
  await owner.query('drop schema if exists withheld cascade');
  await owner.query('delete from migrations where number = $1', [GRANTS.number]);
}

async function apply(owner: pg.Client, file: MigrationFile, { isFirst = false } = {}): Promise<void> {
  await owner.query('begin');
  try {
    if (isFirst) await forgetGrants(owner);
    await runMigration(owner, file);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  }
}

/** In the transaction of the caller. */
export async function runMigration(owner: pg.Client, { number, name, text, sha256 }: MigrationFile): Promise<void> {
  try {
    await owner.query(text);
    await owner.query(
      `insert into migrations (number, name, sha256) values ($1, $2, $3)
       on conflict (number) do update set sha256 = excluded.sha256, applied_at = now()`,
      [number, name, sha256],
    );
  } catch (error) {
    throw new MigrationFailed(name, error);
  }
}

/** Its words may quote a row: they are for the log of an operator, not for a screen. */
export class MigrationFailed extends Error {
  readonly migration: string;
  constructor(migration: string, cause: unknown) {
    super(`${migration} could not be applied: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.migration = migration;
  }
}

export type MigrationFile = { number: number; name: string; text: string; sha256: string };

/** The numbered files in their order: 0001_name.sql, 0002_name.sql … without a gap. */
export function readMigrations(folder: string): MigrationFile[] {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, position) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
    if (number !== position + 1)
      throw new Error(`${name} should begin with ${String(position + 1).padStart(4, '0')}_.`);
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    return { number, name, text, sha256: sha256(text) };
  });
}

/** A checkout on Windows may have other line ends; that is not a change. */
function sha256(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
