import { IconAlertOctagon } from '@tabler/icons-react';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { PriorityBadge } from '#web/ui/badges/priority-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import { KeptAlthough } from '#web/ui/kept-although.tsx';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import { AlikeNote, MarkedName } from '#web/ui/people/name-alike.tsx';
import { useDosesInDoubt } from '../lost-records.ts';
import styles from './queue-row.module.css';
import { RecordedActions } from './recorded-actions.tsx';
import { isOpen } from './sort-queue.ts';
import { TaskTime } from './task-time.tsx';

type QueueRowProps = {
  task: MedicationTask;
  now: Date;
  isAway: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onGive: () => void;
  onLeave: () => void;
};

export function QueueRow({ task, now, isAway, isTicked, onTick, onGive, onLeave }: QueueRowProps) {
  const isStillOpen = isOpen(task);
  const isUnsure = useDosesInDoubt().has(task.id);
  const isDue = isStillOpen && new Date(task.time) <= now;
  return (
    <li
      className={classNames(
        `stack middle surface gap-x-10 ${styles.row}`,
        styles[task.status],
        isDue && task.status === 'pending' && styles.due,
        isTicked && styles.ticked,
        isStillOpen && task.allergyConflict && styles.conflicting,
      )}
    >
      <BigCheck
        aria-label={`${task.medication} ${task.dosage} for ${task.patient}`}
        checked={isStillOpen ? isTicked : task.status === 'completed'}
        disabled={!isStillOpen || !task.can.complete || isUnsure}
        tone={isStillOpen ? undefined : 'ok'}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <TaskTime task={task} now={now} isUnsure={isUnsure} />
      <p className={`breakable ${styles.bed}`}>{bedName(task)}</p>
      <div className={`stack min-0 lead-125 breakable ${styles.patient}`}>
        <b className="text-17">
          <MarkedName name={task.patient} besides={task.alike?.name} />
        </b>
        <span>
          {[task.age, task.sex?.charAt(0).toUpperCase()].filter((each) => each != null).join(' ')} · PUD …
          {task.pud.slice(-2)}
        </span>
        {task.alike && (
          <AlikeNote>
            {task.alike.name.split(' ').at(-1)} in {bedName(task.alike)}
          </AlikeNote>
        )}
      </div>
      <div className={`stack min-0 lead-125 breakable ${styles.medicine}`}>
        <b className="text-17 semibold">
          {task.medication} <strong className="bold nowrap">{task.dosage}</strong>
        </b>
        <span>{task.route}</span>
        {task.instructions && <em className="text-15 semibold">{task.instructions}</em>}
        {task.changed && isStillOpen && <em className="attention text-15 semibold">Order changed</em>}
        {task.allergyState === 'not-asked' && isStillOpen && (
          <em className="text-15 semibold">Allergies not asked yet</em>
        )}
        {task.reasonNeededFor === 'gap' && isStillOpen && (
          <em className="attention text-15 semibold">Given too short a time ago</em>
        )}
      </div>
      <div className={styles.priority}>
        <PriorityBadge priority={task.priority} />
      </div>
      <div className={`row wrap to-end gap-4 ${styles.actions}`}>
        {isStillOpen ? (
          <>
            <Button
              look="primary"
              disabled={!isTicked || !task.can.complete || isAway || isUnsure}
              title={
                isAway ? 'No connection: doses cannot be recorded now.' : isTicked ? undefined : 'Tick the row first.'
              }
              onClick={onGive}
            >
              Mark Complete
            </Button>
            <Button look="quiet" disabled={!task.can.notGiven || isAway || isUnsure} onClick={onLeave}>
              Not given
            </Button>
          </>
        ) : (
          <RecordedActions task={task} />
        )}
      </div>
      {task.overrides.length > 0 && (
        <div className={`whole-row ${styles.kept}`}>
          <KeptAlthough overrides={task.overrides} />
        </div>
      )}
      {task.allergyConflict && isStillOpen && (
        <p className={`row start whole-row mt-4 round text-15 lead-135 ${styles.blocked}`}>
          <IconAlertOctagon size={20} className="fixed urgent" aria-hidden />
          <span>
            <b className="urgent">Do not give, ask {task.doctor}.</b> {task.allergyConflict}
          </span>
        </p>
      )}
    </li>
  );
}
