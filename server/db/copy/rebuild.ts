// A database out of a copy: our own migrations make the schema, the rows come back, and the newer migrations run. All of it in
// one transaction: it happens, or nothing has happened.
import pg from 'pg';
import { PlainError } from '#server/platform/plain-error.ts';
import { MIGRATION_LOCK, type MigrationFile, makeMigrationsTable, runMigration } from '../migrate.ts';
import {
  countTables,
  type ForeignKey,
  readForeignKeys,
  readTables,
  readTablesWithTriggers,
  type Table,
} from './catalog.ts';
import { copyIn } from './copy-in.ts';
import { type Contents, type Counted, quoted, speakPlainly, sumTable } from './read-snapshot.ts';

/** Each table of the contents once, in any order: its rows, and after the last of them what was counted when they were copied. */
export type TableSource = { name: string; rows: AsyncIterable<Buffer>; counted(): Counted };

export type Compared = { table: string; rows: number; restored: number; isSame: boolean };

export type Rebuilding = {
  contents: Contents;
  files: readonly MigrationFile[];
  sources: AsyncIterable<TableSource>;
  /** Called after each table, while it can still be undone. */
  onTable?(done: number): void;
  /** The last steps, in the same transaction: the rights, and what a restored clinic must know of itself. */
  finish(): Promise<void>;
};

/** Rebuilds as the owner of an empty database. Answers what was compared, table by table; a difference undoes everything. */
export async function rebuild(owner: pg.Client, work: Rebuilding): Promise<Compared[]> {
  const { contents, files } = work;
  const last = contents.migrations.at(-1)?.number ?? 0;
  // A Nadi that starts meanwhile waits here, and finds the restored database.
  await owner.query('select pg_advisory_lock($1, $2)', MIGRATION_LOCK);
  try {
    await owner.query('begin');
    await speakPlainly(owner);
    await assertEmpty(owner);
    await makeMigrationsTable(owner);
    for (const file of files.filter(({ number }) => number <= last)) await runMigration(owner, file);
    const compared = await fill(owner, work);
    await setCounters(owner, contents);
    // A restored copy counts its transactions anew; the trail goes on in the next timeline (decision 9).
    await owner.query(`alter table audit_entries alter timeline set default ${contents.timeline + 1}`);
    for (const file of files.filter(({ number }) => number > last)) await runMigration(owner, file);
    await work.finish();
    await commit(owner);
    return compared;
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  } finally {
    await owner.query('select pg_advisory_unlock($1, $2)', MIGRATION_LOCK).catch(() => {});
  }
}

/** Whether the database took it is not known when the connection breaks at this very moment. */
export class CommitLost extends PlainError {}

async function commit(owner: pg.Client): Promise<void> {
  try {
    await owner.query('commit');
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new CommitLost(
      'The connection was lost at the last step. Run the restore again: if the database is not empty, it was restored.',
      { cause: error },
    );
  }
}

async function assertEmpty(owner: pg.Client): Promise<void> {
  const count = await countTables(owner);
  if (count === 0) return;
  const held = count === 1 ? 'a table' : `${count} tables`;
  throw new PlainError(`The database is not empty (it holds ${held}): restore into a new one. Nothing was changed.`);
}

async function fill(owner: pg.Client, { contents, sources, onTable }: Rebuilding): Promise<Compared[]> {
  const tables = await matchTables(owner, contents);
  const keys = await readForeignKeys(owner);
  const withTriggers = await readTablesWithTriggers(owner);
  // An owner who is no superuser cannot switch the checks of foreign keys off. Made anew, they check all rows once.
  for (const { table, name } of keys) await owner.query(`alter table ${id(table)} drop constraint ${id(name)}`);
  for (const table of withTriggers) await owner.query(`alter table ${id(table)} disable trigger user`);
  // Some migrations bring rows of their own; the copy holds what became of them.
  await owner.query(`truncate ${[...tables.keys()].map(id).join(', ')}`);

  const compared: Compared[] = [];
  for await (const source of sources) {
    const table = tables.get(source.name);
    if (!table) throw doesNotFit(source.name);
    await copyIn(owner, `copy ${quoted(table)} from stdin`, source.rows);
    compared.push(await compare(owner, table, source.counted()));
    onTable?.(compared.length);
  }
  if (compared.length !== tables.size) throw doesNotFit('a table is missing');

  for (const key of keys) await addForeignKey(owner, key);
  for (const table of withTriggers) await owner.query(`alter table ${id(table)} enable trigger user`);
  return compared;
}

/** The tables of the copy with their columns, which must be those that the migrations made. */
async function matchTables(owner: pg.Client, { tables }: Contents): Promise<Map<string, Table>> {
  const made = new Map((await readTables(owner)).map((table) => [table.name, new Set(table.columns)]));
  for (const { name, columns } of tables) {
    const own = made.get(name);
    if (!own || own.size !== columns.length || !columns.every((column) => own.has(column))) throw doesNotFit(name);
  }
  const extra = [...made.keys()].find((name) => !tables.some((table) => table.name === name));
  if (extra) throw doesNotFit(extra);
  return new Map(tables.map((table) => [table.name, table]));
}

async function compare(owner: pg.Client, table: Table, expected: Counted): Promise<Compared> {
  const found = await sumTable(owner, table);
  const isSame = found.rows === expected.rows && found.sum === expected.sum;
  if (!isSame) {
    throw new PlainError(
      `The table ${table.name} came back with ${found.rows} rows that are not the ${expected.rows} of the backup. Nothing was changed.`,
    );
  }
  return { table: table.name, rows: expected.rows, restored: found.rows, isSame };
}

async function addForeignKey(owner: pg.Client, { table, name, definition }: ForeignKey): Promise<void> {
  await owner.query(`alter table ${id(table)} add constraint ${id(name)} ${definition}`);
}

async function setCounters(owner: pg.Client, { counters }: Contents): Promise<void> {
  for (const { table, column, last } of counters) {
    await owner.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint)', [id(table), column, last]);
  }
}

const doesNotFit = (what: string): PlainError =>
  new PlainError(`The backup does not fit the schema that its migrations make (${what}). Nothing was changed.`);

const id = pg.escapeIdentifier;
