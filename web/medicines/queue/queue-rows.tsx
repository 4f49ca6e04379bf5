import { Fragment, useState } from 'react';
import type { MedicationTask } from '../../../contract/medication-tasks.ts';
import type { Likeness } from '../../ui/likeness.ts';
import { timeOfDay } from '../../ui/time.ts';
import type { Someone } from './medication-queue.tsx';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-rows.module.css';
import { placeOfNow } from './sort-queue.ts';

type QueueRowsProps = {
  tasks: readonly MedicationTask[];
  timeZone: string;
  now: Date;
  alike: Map<string, Likeness<Someone>>;
  isAway: boolean;
  hasNow: boolean;
  empty: string;
  onGive: (task: MedicationTask) => void;
  onLeave: (task: MedicationTask) => void;
};

export function QueueRows({ tasks, hasNow, empty, onGive, onLeave, ...about }: QueueRowsProps) {
  const { timeZone, now, alike, isAway } = about;
  // One row at a time: two ticks would be two patients in one hand.
  const [tickedId, setTickedId] = useState<string | null>(null);
  if (tasks.length === 0) return <p role="status">{empty}</p>;
  const nowPlace = hasNow ? placeOfNow(tasks, now) : -1;
  return (
    <>
      <div className={styles.columns} aria-hidden>
        <span />
        <span>Time and status</span>
        <span>Room</span>
        <span>Patient</span>
        <span>Medicine, dose, route</span>
        <span>Priority</span>
      </div>
      <ol className={styles.rows} aria-label="Medication tasks">
        {tasks.map((task, place) => (
          <Fragment key={task.id}>
            {place === nowPlace && (
              <li className={styles.now}>
                <b>{timeOfDay(now, timeZone)}</b> Now
              </li>
            )}
            <QueueRow
              task={task}
              {...{ timeZone, now, isAway }}
              alike={alike.get(task.patientId)}
              isTicked={task.id === tickedId}
              onTick={(isTicked) => setTickedId(isTicked ? task.id : null)}
              onGive={() => onGive(task)}
              onLeave={() => onLeave(task)}
            />
          </Fragment>
        ))}
      </ol>
    </>
  );
}
