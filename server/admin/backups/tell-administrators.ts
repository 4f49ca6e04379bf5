import { createHash } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { administratorIds } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;
type News = { title: string; text: string; dedupeKey: string };

/** On the screen and by mail, to every administrator, once a day for each reason. */
export const tellFailure = (tx: Tx, deps: Needs, problem: string): Promise<void> =>
  tell(tx, deps, {
    title: 'A backup failed',
    text: problem,
    dedupeKey: `backup-failed:${today(deps)}:${mark(problem)}`,
  });

/** Once a month for each reason: where it can never be tried out, the page says so every day. */
export const tellUntested = (tx: Tx, deps: Needs, problem: string): Promise<void> => {
  const dedupeKey = `backup-untested:${today(deps).slice(0, 7)}:${mark(problem)}`;
  return tell(tx, deps, { title: 'A backup was not tried out', text: problem, dedupeKey });
};

export const tellBrokenTrail = (tx: Tx, deps: Needs, verdict: string): Promise<void> =>
  tell(tx, deps, {
    title: 'The audit trail is not whole',
    text: `The backup came back as it was made, and its trail is not whole. ${verdict}`,
    dedupeKey: `backup-trail:${today(deps)}`,
  });

export const tellOverdue = (tx: Tx, deps: Needs): Promise<void> =>
  tell(tx, deps, {
    title: 'There is no backup of last night',
    text: 'The last good one is older than a day. Look at Backups, and make one now.',
    dedupeKey: `backup-overdue:${today(deps)}`,
  });

export const tellLongUntested = (tx: Tx, deps: Needs): Promise<void> =>
  tell(tx, deps, {
    title: 'Backups are no longer tried out',
    text: 'The last one that was restored and compared is older than two days. Look at Backups for the reason.',
    dedupeKey: `backup-long-untested:${today(deps)}`,
  });

export const tellMissing = (tx: Tx, deps: Needs, problem: string): Promise<void> =>
  tell(tx, deps, {
    title: 'Backups are not where they were put',
    text: problem,
    dedupeKey: `backup-missing:${today(deps)}:${mark(problem)}`,
  });

/** Once a day for each reason: the copy is tried again every hour. */
export const tellSecond = (tx: Tx, deps: Needs, problem: string): Promise<void> =>
  tell(tx, deps, {
    title: 'A backup is not in the second place',
    text: `${problem} It is kept here and copied as soon as that is possible.`,
    dedupeKey: `backup-second:${today(deps)}:${mark(problem)}`,
  });

type Plan = { by: string; version: number; text: string };

export const tellPlan = (tx: Tx, deps: Needs, { by, version, text }: Plan): Promise<void> =>
  tell(tx, deps, {
    title: `${by} changed the backups`,
    text: `${text} If you do not know why, ask ${by}.`,
    dedupeKey: `backup-plan:${version}`,
  });

const today = ({ clock, config }: Needs): string => dayIn(config.clinic.timeZone, clock.now());

/** The same reason with other figures is the same reason. */
const mark = (problem: string): string =>
  createHash('sha256').update(problem.replace(/\d+/g, '')).digest('hex').slice(0, 12);

async function tell(tx: Tx, deps: Needs, { title, text, dedupeKey }: News): Promise<void> {
  for (const to of await administratorIds(tx)) {
    await notify(tx, deps, {
      ...{ to, kind: 'backup', title, text, link: '/admin/backups', dedupeKey: `${dedupeKey}:${to}` },
      mail: { subject: title, text: `${title}. ${text}\n\nOpen Administration, then Backups.` },
    });
  }
}
