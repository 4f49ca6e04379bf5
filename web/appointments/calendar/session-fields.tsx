import { useId } from 'react';
import type { WorkingHours } from '#contract/appointments/doctor-day.ts';
import { VIDEO_MINUTES } from '#contract/appointments/visit-modes.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';
import { ClockField } from '#web/ui/fields/clock-field.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { clockTime } from '#web/ui/time/clock-time.ts';
import styles from './session-fields.module.css';
import { SLOT_MINUTES } from './week.ts';

export type SessionTimes = Omit<WorkingHours, 'weekday'>;

/** Both are starts: 09:00 to 18:00 ends at 18:15. */
export function wrongIn({ firstStart, lastStart }: SessionTimes): string | undefined {
  if (!firstStart || !lastStart) return 'Enter both times.';
  if ([firstStart, lastStart].some((time) => clockTime(time) === null)) return 'A time looks like 09:15.';
  if ([firstStart, lastStart].some((time) => minuteOfDay(time) % SLOT_MINUTES !== 0))
    return 'Choose a quarter of an hour, like 09:15.';
  return minuteOfDay(lastStart) < minuteOfDay(firstStart) ? 'The last start comes after the first.' : undefined;
}

type SessionFieldsProps = {
  session: SessionTimes;
  onChange: (session: SessionTimes) => void;
  error: string | undefined;
  /** Where several stand in one dialog: which one this is. */
  name?: string;
};

export function SessionFields({ session, onChange, error, name }: SessionFieldsProps) {
  const errorId = useId();
  const of = (what: string) => (name ? `${what}, ${name}` : what);
  const field = (key: 'firstStart' | 'lastStart', what: string) => (
    <ClockField
      label={
        <>
          {what}
          {name && <span className="visually-hidden">, {name}</span>}
        </>
      }
      isWrong={error !== undefined}
      describedBy={error && errorId}
      value={session[key]}
      onChange={(time) => onChange({ ...session, [key]: time })}
    />
  );
  return (
    <div className="row wrap end gap-6 gap-x-14">
      {field('firstStart', 'First start')}
      {field('lastStart', 'Last start')}
      <select
        className={styles.choice}
        aria-label={of('Visits')}
        value={session.offers ?? 'in-person'}
        onChange={({ currentTarget }) => onChange(offering(session, currentTarget.value))}
      >
        <option value="in-person">in person</option>
        <option value="both">in person and by video</option>
        <option value="video">by video only</option>
      </select>
      {session.offers && session.offers !== 'in-person' && (
        <select
          className={styles.choice}
          aria-label={of('A video visit lasts')}
          value={session.videoMinutes ?? ''}
          onChange={({ currentTarget }) => onChange({ ...session, videoMinutes: minutesOf(currentTarget.value) })}
        >
          <option value="">usual length by video</option>
          {VIDEO_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} min by video
            </option>
          ))}
        </select>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

const minutesOf = (value: string) => VIDEO_MINUTES.find((minutes) => String(minutes) === value);

function offering({ offers: _was, videoMinutes, ...times }: SessionTimes, chosen: string): SessionTimes {
  if (chosen !== 'both' && chosen !== 'video') return times;
  return { ...times, offers: chosen, ...(videoMinutes ? { videoMinutes } : {}) };
}
