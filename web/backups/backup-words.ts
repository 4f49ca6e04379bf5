import type { Backup, BackupsReply } from '#contract/clinic/backups.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { durationInWords } from '../ui/time/duration.ts';
import { dayAndTime } from '../ui/time/time.ts';

/** '1.4 GB', '12 MB': in the units that disks are sold in. */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(bytes >= 1e7 ? 0 : 1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
}

export const isBad = ({ health }: Pick<BackupsReply, 'health'>): boolean =>
  ['failed', 'overdue', 'missing', 'trail'].includes(health);

type Facts = Pick<BackupsReply, 'health' | 'lastGoodAt' | 'lastTest' | 'backups' | 'time' | 'nextAt'>;

/** The sentence before the figures, and why it is so. */
export function sayHealth(facts: Facts, timeZone: string, now: Date): { title: string; why: string } {
  const { health, lastGoodAt, lastTest, backups, time, nextAt } = facts;
  const problem = backups.find(({ state }) => state === 'done' || state === 'failed')?.problem ?? '';
  const good = lastGoodAt
    ? `The last good one is from ${dayAndTime(lastGoodAt, timeZone, now)}.`
    : 'There is no good one.';
  switch (health) {
    case 'ok': {
      const count = lastTest?.tables.length ?? 0;
      return {
        title: 'The last backup opens.',
        why: `Made ${dayAndTime(lastGoodAt ?? now, timeZone, now)}, restored elsewhere, all ${count} tables compared. ${lossOf(lastGoodAt, now)}`,
      };
    }
    case 'untested':
      return {
        title: 'The last backup was not tried out.',
        why: `${problem || 'It was made without a test.'} ${lossOf(lastGoodAt, now)}`,
      };
    case 'trail':
      return {
        title: 'The last backup opens; the audit trail in it is not whole.',
        why: `${lastTest?.trail ?? ''} ${good}`.trim(),
      };
    case 'missing':
      return {
        title: 'The last backup is not where it was put.',
        why: 'Its file is gone, or not as long as when it was made. Look at the disk, and make one now.',
      };
    case 'failed':
      return { title: 'The last backup failed.', why: `${problem} ${good}` };
    case 'overdue':
      return { title: 'There is no backup of last night.', why: `${problem} ${good}`.trim() };
    case 'none':
      return {
        title: 'No backup yet.',
        why: nextAt
          ? `The first is made ${dayAndTime(nextAt, timeZone, now)}. You can make one now.`
          : 'You can make one now.',
      };
    case 'off':
      return { title: 'No backups are made.', why: `They are switched off (BACKUP_AT${time ? '' : '=off'}). ${good}` };
  }
}

const lossOf = (lastGoodAt: string | null, now: Date): string =>
  lastGoodAt
    ? `If this machine were lost now, the work of the last ${durationInWords((now.getTime() - Date.parse(lastGoodAt)) / MINUTE_MS)} would be lost with it.`
    : '';

export const REASONS: Record<Backup['reason'], string> = {
  nightly: 'every night',
  'by hand': 'made by hand',
  command: 'npm run backup',
};

export const KEPT_AS: Record<Backup['keptAs'][number], string> = {
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  tested: 'the last tested',
  'asked for': 'asked for',
  'to look into': 'to look into',
};
