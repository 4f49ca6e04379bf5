import { IconArchive, IconCheck, IconCircleDashed, IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BackupsReply } from '#contract/clinic/backups.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { classNames } from '../ui/class-names.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { durationInWords } from '../ui/time/duration.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { BackupPlan } from './backup-plan.tsx';
import { BackupStrip } from './backup-strip.tsx';
import { isBad, sayHealth, sizeInWords } from './backup-words.ts';
import styles from './backups.module.css';

/** What is so, then why. */
export function BackupsOverview({ reply }: { reply: BackupsReply }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { title, why } = sayHealth(reply, timeZone, now);
  const last = reply.backups.find(({ state }) => state === 'done');
  const kept = reply.backups.filter(({ state, isRemoved, isMissing }) => state === 'done' && !isRemoved && !isMissing);
  const keptBytes = kept.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  const { daily, weekly, monthly } = reply.keep;
  return (
    <section className={classNames('panel clipped', isBad(reply) && styles.bad)} aria-labelledby="backup-health">
      <div className={`stack gap-4 ${styles.head}`} role={isBad(reply) ? 'alert' : undefined}>
        <h2 id="backup-health">{title}</h2>
        <p className="muted text-16 breakable">{why}</p>
        <div className="row mt-8">
          <BackupPlan reply={reply} />
        </div>
      </div>
      {reply.second?.problem && (
        <div className={styles.second}>
          <AlertBox tone="urgent" title="The newest backup is not in the second place.">
            {reply.second.problem} It is tried again every hour.
          </AlertBox>
        </div>
      )}
      <BackupStrip backups={reply.backups} timeZone={timeZone} now={now} />
      <dl className={`stack ruled ${styles.parts}`}>
        <Part
          icon={last ? <IconCheck aria-hidden /> : <IconCircleDashed aria-hidden />}
          name="Last"
          value={last ? dayAndTime(last.at, timeZone, now) : 'none'}
        >
          {last && tookOf(last)}
        </Part>
        <Part
          icon={<IconClock aria-hidden />}
          name="Next"
          value={reply.nextAt ? dayAndTime(reply.nextAt, timeZone, now) : 'none'}
        >
          {reply.nextAt
            ? `in ${durationInWords((Date.parse(reply.nextAt) - now.getTime()) / MINUTE_MS)}, every night`
            : 'switched off'}
        </Part>
        <Part
          icon={<IconArchive aria-hidden />}
          name="Kept"
          value={`${daily} days, ${weekly} weeks, ${monthly} months`}
        >
          {filesInWords(kept.length, keptBytes)}
        </Part>
        <Part icon={<IconMapPin aria-hidden />} name="Where" value={reply.second ? '2 places' : 'On this machine'}>
          {reply.folder}
          {reply.freeBytes !== null && `, ${sizeInWords(reply.freeBytes)} free. `}
          {reply.second ? secondInWords(reply.second, timeZone, now) : 'Set a second place.'}
        </Part>
      </dl>
    </section>
  );
}

function secondInWords(second: NonNullable<BackupsReply['second']>, timeZone: string, now: Date): string {
  const { folder, freeBytes, lastCopiedAt, isWaiting } = second;
  const free = freeBytes === null ? '' : `, ${sizeInWords(freeBytes)} free`;
  const copied = lastCopiedAt ? `copied and compared ${dayAndTime(lastCopiedAt, timeZone, now)}` : 'nothing copied yet';
  return `${folder}${free}; ${copied}${isWaiting ? '; the newest is not there' : ''}.`;
}

function tookOf({ at, endedAt, bytes }: BackupsReply['backups'][number]): string {
  const size = sizeInWords(bytes ?? 0);
  if (!endedAt) return size;
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(at)) / 1000));
  const took = seconds < 60 ? `${seconds} s` : durationInWords(seconds / 60);
  return `${took} with its test, ${size} packed`;
}

type PartProps = { icon: ReactNode; name: string; value: string; children: ReactNode };

function Part({ icon, name, value, children }: PartProps) {
  return (
    <div className="icons-16">
      <dt className="row gap-6 semibold text-14 muted">
        {icon}
        {name}
      </dt>
      <dd className={`semibold ${styles.value}`}>{value}</dd>
      <dd className="text-14 faint breakable">{children}</dd>
    </div>
  );
}

function filesInWords(count: number, bytes: number): string {
  if (count === 0) return 'no file yet';
  return `${count === 1 ? '1 file' : `${count} files`}, ${sizeInWords(bytes)}`;
}
