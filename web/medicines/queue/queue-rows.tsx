import { Fragment } from 'react';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-rows.module.css';
import { placeOfNow } from './sort-queue.ts';

type QueueRowsProps = {
  tasks: readonly MedicationTask[];
  now: Date;
  isAway: boolean;
  tickedId: string | null;
  onTick: (id: string | null) => void;
  hasNow: boolean;
  empty: string;
  onGive: (task: MedicationTask) => void;
  onLeave: (task: MedicationTask) => void;
};

export function QueueRows({ tasks, hasNow, empty, onGive, onLeave, now, isAway, tickedId, onTick }: QueueRowsProps) {
  const timeZone = useTimeZone();
  if (tasks.length === 0) return <p role="status">{empty}</p>;
  const nowPlace = hasNow ? placeOfNow(tasks, now) : -1;
  return (
    <>
      <div className={`stack muted text-14 semibold gap-x-10 ${styles.columns}`} aria-hidden>
        <span />
        <span>Time and status</span>
        <span>Room</span>
        <span>Patient</span>
        <span>Medicine, dose, route</span>
        <span>Priority</span>
      </div>
      <ol className="stack gap-6" aria-label="Medication tasks">
        {tasks.map((task, index) => (
          <Fragment key={task.id}>
            {index === nowPlace && (
              <li className={`row gap-8 action bold ${styles.now}`}>
                <b>{timeOfDay(now, timeZone)}</b> Now
              </li>
            )}
            <QueueRow
              task={task}
              {...{ now, isAway }}
              isTicked={task.id === tickedId}
              onTick={(isTicked) => onTick(isTicked ? task.id : null)}
              onGive={() => onGive(task)}
              onLeave={() => onLeave(task)}
            />
          </Fragment>
        ))}
      </ol>
    </>
  );
}
