import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import type { Past } from './backup-times.ts';

export type BackupRow = Selectable<DB['backups']>;
export type Reason = 'nightly' | 'by hand' | 'command';

type Asked = { reason: Reason; askedBy: string | null; at: Date; isBegun?: boolean };

/** By the clock of the database: those of two servers may differ by minutes. */
const SEEN_NOW = sql<Date>`now()`;

/** Null when one is waiting or being made: then that one answers the question. */
export async function insertBackup(tx: Database, { reason, askedBy, at, isBegun }: Asked): Promise<string | null> {
  const begun = isBegun ? ({ state: 'running', stage: 'snapshot', started_at: at, seen_at: SEEN_NOW } as const) : {};
  const inserted = await tx
    .insertInto('backups')
    .values({ reason, asked_by: askedBy, asked_at: at, ...begun })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** The one that waits, for exactly one of those who ask. */
export async function claimBackup(db: Database, at: Date): Promise<BackupRow | null> {
  const claimed = await db
    .updateTable('backups')
    .set({ state: 'running', stage: 'snapshot', started_at: at, seen_at: SEEN_NOW })
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

type Step = { stage: 'snapshot' | 'tables' | 'files' | 'test'; done: number; of: number; bytes: number };

export async function noteStep(db: Database, id: string, { stage, done, of, bytes }: Step): Promise<void> {
  await db
    .updateTable('backups')
    .set({ stage, steps_done: done, steps: of, bytes, seen_at: SEEN_NOW })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

type Made = { folder: string; fileName: string; sha256: string; bytes: number; tables: number; rows: number };

/** False for one that was given up meanwhile. */
export async function noteFile(db: Database, id: string, made: Made): Promise<boolean> {
  const noted = await db
    .updateTable('backups')
    .set({
      ...{ folder: made.folder, file_name: made.fileName, sha256: made.sha256 },
      ...{ bytes: made.bytes, table_count: made.tables, row_count: made.rows },
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

export type TestResult = {
  test: 'same' | 'failed' | 'impossible';
  seconds: number;
  tables: { table: string; rows: number; restored: number; isSame: boolean }[];
  trail: string | null;
  isTrailWhole: boolean | null;
  problem: string | null;
};

/** Only what is still being made: one that was given up stays given up. */
export async function finishBackup(tx: Tx, id: string, at: Date, result: TestResult | null): Promise<boolean> {
  const tested = result && {
    ...{ test: result.test, test_seconds: result.seconds, test_tables: JSON.stringify(result.tables) },
    ...{ test_trail: result.trail, is_trail_whole: result.isTrailWhole, problem: result.problem },
  };
  return (await end(tx, id, { state: 'done', stage: null, ended_at: at, ...tested })) !== null;
}

/** Failed without a file; with one it is done, and was not tried out. Null when it had ended already. */
export const endUnfinished = (tx: Tx, id: string, at: Date, problem: string): Promise<'done' | 'failed' | null> =>
  end(tx, id, {
    ...{ stage: null, ended_at: at, problem },
    state: sql<'done' | 'failed'>`case when file_name is null then 'failed' else 'done' end`,
    test: sql<'impossible' | null>`case when file_name is null then null else 'impossible' end`,
  });

async function end(tx: Tx, id: string, values: UpdateObject<DB, 'backups'>): Promise<'done' | 'failed' | null> {
  const ended = await tx
    .updateTable('backups')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('state')
    .executeTakeFirst();
  return (ended?.state as 'done' | 'failed' | undefined) ?? null;
}

/** Whose process has not been heard of for two minutes; a time to come was written by a clock that was wrong. */
export async function findAbandoned(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('backups')
    .select('id')
    .where('state', '=', 'running')
    .where(
      sql<boolean>`(seen_at is null or seen_at not between now() - interval '2 minutes' and now() + interval '2 minutes')`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

export const newestBackups = (db: Database, limit: number) =>
  db
    .selectFrom('backups')
    .leftJoin('accounts', 'accounts.id', 'backups.asked_by')
    .selectAll('backups')
    .select('accounts.name as asked_by_name')
    .orderBy('backups.asked_at', 'desc')
    .limit(limit)
    .execute();

/** Two clocks that are set right differ by less. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;
const TRIES_READ = 10;

/**
 * Without those of the command: a copy on a stick does not stand for the one of the night. What lies after now was written by a clock
 * that was wrong once, and must not keep later ones from being made.
 */
export async function readPast(db: Database, now: Date): Promise<Past> {
  const until = new Date(now.getTime() + CLOCKS_DIFFER_MS);
  const { rows } = await sql<{ since: Date | null; good: Date | null; tested: Date | null }>`
    select (select min(applied_at) from migrations where applied_at <= ${until}) as since,
           max(started_at) filter (where state = 'done' and test is distinct from 'failed') as good,
           max(started_at) filter (where test = 'same') as tested
    from backups where reason <> 'command' and started_at <= ${until}`.execute(db);
  const tries = await db
    .selectFrom('backups')
    .select(sql<Date>`coalesce(started_at, asked_at)`.as('at'))
    .where('reason', '<>', 'command')
    .where(sql<boolean>`coalesce(started_at, asked_at) <= ${until}`)
    .orderBy('at', 'desc')
    .limit(TRIES_READ)
    .execute();
  const [{ since, good, tested } = { since: null, good: null, tested: null }] = rows;
  return {
    ...{ since: since ?? new Date(0), lastGoodAt: good, lastTestedAt: tested },
    triedAt: tries.map(({ at }) => at),
  };
}

/** Files that lie in this folder, as far as is known. */
export const backupsIn = (db: Database, folder: string) =>
  db
    .selectFrom('backups')
    .select(['id', 'reason', 'started_at', 'asked_at', 'file_name', 'test', 'bytes', 'missing_at'])
    .where('state', 'in', ['done', 'failed'])
    .where('file_name', 'is not', null)
    .where('folder', '=', folder)
    .where('removed_at', 'is', null)
    .execute();

export async function hasKeptBackups(db: Database, folder: string): Promise<boolean> {
  return (await backupsIn(db, folder)).length > 0;
}

export const noteRemoved = (db: Database, id: string, at: Date): Promise<unknown> =>
  db.updateTable('backups').set({ removed_at: at }).where('id', '=', id).execute();

/** Null: it is there again. */
export const noteMissing = (db: Database, id: string, at: Date | null): Promise<unknown> =>
  db.updateTable('backups').set({ missing_at: at }).where('id', '=', id).execute();

const MARK = 'backups.mark';

/** By which a folder with backups of this clinic is known. Made once, and restored with the clinic. */
export async function ownBackupMark(db: Database): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: MARK, value: JSON.stringify(randomUUID()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', MARK).executeTakeFirstOrThrow();
  return String(value);
}

export async function administratorIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
