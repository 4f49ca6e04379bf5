import type { Backup, BackupsReply } from '#contract/clinic/backups.ts';
import type { Database } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isOverdue, nextTime, type Past, type Schedule } from './backup-times.ts';
import { keyCheckOf } from './file/header.ts';
import { freeBytes } from './making/assert-room.ts';
import { countQueued, readHold } from './outgoing/store.ts';
import { findPlan } from './plan/find-plan.ts';
import { candidateOf } from './remove-old-backups.ts';
import { type KeptAs, keptBackups } from './retention.ts';
import { lastCopy } from './second/store.ts';
import { administratorIds, backupsIn, newestBackups, readPast, type TestResult } from './store.ts';

const SHOWN = 60;

type Row = Awaited<ReturnType<typeof newestBackups>>[number];

export async function readBackups({ db, config, clock, seal }: Deps, actor: Actor): Promise<BackupsReply> {
  const { folder } = config.backups;
  const plan = await findPlan({ db, config });
  const { at, keep, secondFolder } = plan;
  const { timeZone } = config.clinic;
  const now = clock.now();
  const schedule = at ? { at, timeZone } : null;
  const rows = await newestBackups(db, SHOWN);
  const past = await readPast(db, now);
  const files = await backupsIn(db, folder);
  const kept = keptBackups(files.map(candidateOf), { keep, timeZone, now });
  const running = rows.find(({ state }) => state === 'waiting' || state === 'running');
  const tested = rows.find(({ test }) => test !== null);
  return {
    health: healthOf(schedule, past, rows, now),
    lastGoodAt: past.lastGoodAt?.toISOString() ?? null,
    time: at,
    nextAt: schedule ? nextTime(schedule, now).toISOString() : null,
    keep,
    folder,
    freeBytes: await freeBytes(folder),
    plan: { version: plan.version, setBy: plan.setBy },
    second: secondFolder === null ? null : await readSecond(db, secondFolder, rows),
    keyMark: keyCheckOf(seal.derive('backup')),
    running: running ? progressOf(running) : null,
    lastTest: tested ? testOf(tested) : null,
    held: await readOutgoing(db, actor),
    backups: rows.map((row) => presented(row, kept.get(row.id) ?? [])),
  };
}

/** The newest backup that should lie there, and does not yet. */
async function readSecond(db: Database, folder: string, rows: readonly Row[]): Promise<BackupsReply['second']> {
  const newest = rows.find(({ state, reason, removed_at }) => state === 'done' && reason !== 'command' && !removed_at);
  const isThere = newest === undefined || (newest.second_at !== null && newest.second_folder === folder);
  return {
    folder,
    freeBytes: await freeBytes(folder),
    lastCopiedAt: (await lastCopy(db, folder))?.toISOString() ?? null,
    problem: isThere ? null : (newest.second_problem ?? null),
    isWaiting: !isThere,
  };
}

async function readOutgoing(db: Database, actor: Actor): Promise<BackupsReply['held']> {
  const hold = await readHold(db, actor.accountId);
  if (!hold) return null;
  return {
    ...{
      since: hold.held_at.toISOString(),
      madeAt: hold.made_at.toISOString(),
      ...(await countQueued(db, hold.held_at)),
    },
    ...{ agreedBy: hold.agreed_by_name, isAgreedByMe: hold.is_agreed_by_reader, isDiscarding: hold.is_discarding },
    isAlone: (await administratorIds(db)).length === 1,
  };
}

type Judged = Pick<Row, 'reason' | 'state' | 'test' | 'is_trail_whole' | 'missing_at'>;

/** The worst that holds: no good one in time, the last one failed, lost or never tried, its trail broken, all well. Newest first. */
export function healthOf(
  schedule: Schedule | null,
  past: Past,
  rows: readonly Judged[],
  now: Date,
): BackupsReply['health'] {
  const last = rows.find(({ reason, state }) => reason !== 'command' && (state === 'done' || state === 'failed'));
  if (schedule && isOverdue(schedule, past, now)) return 'overdue';
  if (last && (last.state === 'failed' || last.test === 'failed')) return 'failed';
  if (!last) return schedule ? 'none' : 'off';
  if (last.missing_at) return 'missing';
  if (last.test !== 'same') return 'untested';
  return last.is_trail_whole === false ? 'trail' : 'ok';
}

const progressOf = (row: Row): BackupsReply['running'] => ({
  id: row.id,
  askedBy: row.asked_by_name,
  stage: row.stage,
  done: row.steps_done,
  of: row.steps,
  bytes: row.bytes ?? 0,
});

const testOf = (row: Row): BackupsReply['lastTest'] => ({
  at: (row.ended_at ?? row.asked_at).toISOString(),
  seconds: row.test_seconds ?? 0,
  result: row.test ?? 'failed',
  tables: (row.test_tables as TestResult['tables'] | null) ?? [],
  trail: row.test_trail,
  isTrailWhole: row.is_trail_whole,
  problem: row.problem,
});

const presented = (row: Row, keptAs: KeptAs[]): Backup => ({
  id: row.id,
  reason: row.reason,
  askedBy: row.asked_by_name,
  state: row.state,
  at: (row.started_at ?? row.asked_at).toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  fileName: row.file_name,
  bytes: row.state === 'done' ? row.bytes : null,
  rows: row.row_count,
  keptAs,
  isRemoved: row.removed_at !== null,
  isMissing: row.missing_at !== null && row.removed_at === null,
  test: row.test,
  problem: row.problem,
  isCopied: row.second_at !== null,
});
