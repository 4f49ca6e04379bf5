import { IconBan, IconCircleCheck, IconClock, IconClockExclamation, IconRefreshAlert } from '@tabler/icons-react';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { durationInWords } from '#web/ui/time/duration.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { minutesBetween } from '../minutes.ts';
import styles from './task-time.module.css';

type TaskTimeProps = { task: MedicationTask; now: Date; isUnsure: boolean };

/** When it is planned, its status in a word, and by how much it is late or ahead. */
export function TaskTime({ task, now, isUnsure }: TaskTimeProps) {
  const timeZone = useTimeZone();
  const { status, administration } = task;
  return (
    <div className={`stack lead-120 icons-17 ${styles.time} ${isUnsure ? styles.unsure : styles[status]}`}>
      <b>{timeOfDay(task.time, timeZone)}</b>
      {isUnsure ? (
        <span>
          <IconRefreshAlert aria-hidden />
          Not yet recorded
        </span>
      ) : (
        <StatusWord status={status} outcome={administration?.outcome} />
      )}
      <em className="muted text-15">
        {administration ? `${timeOfDay(administration.at, timeZone)} by ${administration.by}` : awayInWords(task, now)}
      </em>
    </div>
  );
}

const OUTCOMES = { given: 'Given', held: 'Held', refused: 'Refused', missed: 'Missed' } as const;

function StatusWord({
  status,
  outcome,
}: {
  status: MedicationTask['status'];
  outcome?: keyof typeof OUTCOMES | undefined;
}) {
  if (status === 'completed')
    return (
      <span>
        <IconCircleCheck aria-hidden />
        Completed
      </span>
    );
  if (status === 'not-given')
    return (
      <span>
        <IconBan aria-hidden />
        {outcome ? OUTCOMES[outcome] : 'Not given'}
      </span>
    );
  if (status === 'overdue')
    return (
      <span>
        <IconClockExclamation aria-hidden />
        Overdue
      </span>
    );
  return (
    <span>
      <IconClock aria-hidden />
      Pending
    </span>
  );
}

function awayInWords({ time, status }: MedicationTask, now: Date): string {
  const minutes = minutesBetween(now, time);
  if (status === 'overdue') return durationInWords(-minutes);
  if (minutes < 0) return `due ${durationInWords(-minutes)} ago`;
  return minutes === 0 ? 'due now' : `in ${durationInWords(minutes)}`;
}
