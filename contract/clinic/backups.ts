// Backups, as an administrator sees them: whether they are made and come back, never what is in them.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Done, Id, Instant, TimeOfDay } from '../fields.ts';

export const BACKUP_STAGES = ['snapshot', 'tables', 'files', 'test'] as const;

export const Backup = z.object({
  id: Id,
  reason: z.enum(['nightly', 'by hand', 'command']),
  /** Who asked for it, where somebody did. */
  askedBy: z.nullable(z.string()),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  at: Instant,
  endedAt: z.nullable(Instant),
  fileName: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  /** Why the file is kept; empty when the retention has removed it, or will. */
  keptAs: z.array(z.enum(['day', 'week', 'month', 'tested', 'asked for', 'to look into'])),
  isRemoved: z.boolean(),
  /** It should lie there and does not, or not in its size. */
  isMissing: z.boolean(),
  test: z.nullable(z.enum(['same', 'failed', 'impossible'])),
  problem: z.nullable(z.string()),
  /** Lies in the second place too, and was compared there. */
  isCopied: z.boolean(),
});
export type Backup = z.infer<typeof Backup>;

export const BackupsReply = z.object({
  /** The one sentence that counts. */
  health: z.enum(['off', 'none', 'ok', 'untested', 'trail', 'missing', 'failed', 'overdue']),
  lastGoodAt: z.nullable(Instant),
  /** By the clinic's clock; null when none are made by themselves. */
  time: z.nullable(z.string()),
  nextAt: z.nullable(Instant),
  keep: z.object({ daily: z.int(), weekly: z.int(), monthly: z.int() }),
  folder: z.string(),
  freeBytes: z.nullable(z.int()),
  /** Version 0: as the environment says. */
  plan: z.object({ version: z.int(), setBy: z.nullable(z.string()) }),
  /** A second place, such as another disk; null where none is set. */
  second: z.nullable(
    z.object({
      folder: z.string(),
      freeBytes: z.nullable(z.int()),
      lastCopiedAt: z.nullable(Instant),
      /** Why the newest backup is not there. */
      problem: z.nullable(z.string()),
      /** The newest backup is not there yet. */
      isWaiting: z.boolean(),
    }),
  ),
  /** By which people tell master keys apart. */
  keyMark: z.string(),
  running: z.nullable(
    z.object({
      id: Id,
      askedBy: z.nullable(z.string()),
      stage: z.nullable(z.enum(BACKUP_STAGES)),
      done: z.int(),
      of: z.int(),
      bytes: z.int(),
    }),
  ),
  /** The last restore test, table by table. */
  lastTest: z.nullable(
    z.object({
      at: Instant,
      seconds: z.int(),
      result: z.enum(['same', 'failed', 'impossible']),
      tables: z.array(z.object({ table: z.string(), rows: z.int(), restored: z.int(), isSame: z.boolean() })),
      trail: z.nullable(z.string()),
      isTrailWhole: z.nullable(z.boolean()),
      problem: z.nullable(z.string()),
    }),
  ),
  /** After a restore: nothing leaves the clinic until two administrators agree. */
  held: z.nullable(
    z.object({
      since: Instant,
      /** The moment that the backup held. */
      madeAt: Instant,
      /** Queued before the restore, perhaps sent long ago. */
      mails: z.int(),
      notices: z.int(),
      agreedBy: z.nullable(z.string()),
      isAgreedByMe: z.boolean(),
      /** What was agreed to: discard what is queued, or send it. */
      isDiscarding: z.nullable(z.boolean()),
      /** The only administrator needs no second. */
      isAlone: z.boolean(),
    }),
  ),
  /** Newest first. */
  backups: z.array(Backup),
});
export type BackupsReply = z.infer<typeof BackupsReply>;

export const readBackups = endpoint({
  method: 'GET',
  path: '/admin/backups',
  summary: 'Whether backups are made and come back, newest first',
  reply: BackupsReply,
  roles: ['admin'],
  refusals: [],
  background: true,
});

export const askForBackup = endpoint({
  method: 'POST',
  path: '/admin/backups',
  summary: 'Makes a backup now, beside the nightly ones',
  reply: z.object({ id: Id }),
  roles: ['admin'],
  refusals: ['backup_running'],
  failure: 'The backup could not be started. Please try again.',
  created: true,
});

const Kept = (what: string, least: number, most: number) =>
  z
    .int({ error: `Enter whole ${what}.` })
    .check(z.minimum(least, { error: `At least ${least}.` }), z.maximum(most, { error: `At most ${most} ${what}.` }));

export const setBackupPlan = endpoint({
  method: 'PUT',
  path: '/admin/backups/plan',
  summary: 'When backups are made, how long they are kept, and a second place for each; all administrators are told',
  body: z.strictObject({
    /** By the clinic's clock; null makes none by themselves. */
    time: z.nullable(TimeOfDay),
    keep: z.strictObject({
      daily: Kept('days', 1, 366),
      weekly: Kept('weeks', 0, 520),
      monthly: Kept('months', 0, 1200),
    }),
    secondFolder: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(300, { error: 'That is too long.', abort: true }),
          z.regex(/^\/[^\0\n]*$/, { error: 'Enter the whole path, such as /mnt/second-disk/nadi.' }),
        ),
    ),
    version: z.int(),
  }),
  reply: Done,
  roles: ['admin'],
  refusals: ['version_outdated'],
  stepUp: true,
  failure: 'The backups could not be changed. Please try again.',
});

export const releaseOutgoing = endpoint({
  method: 'POST',
  path: '/admin/outgoing/release',
  summary: 'Lets mails and texts leave a restored clinic again; the second administrator who agrees does it',
  body: z.strictObject({ isDiscarding: z.boolean() }),
  reply: z.object({ isReleased: z.boolean() }),
  roles: ['admin'],
  refusals: ['not_found'],
  stepUp: true,
  failure: 'Your answer could not be saved. Please try again.',
});
