import { IconCheck, IconClock, IconClockExclamation, IconHandStop } from '@tabler/icons-react';
import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { PriorityBadge } from '../ui/badges/priority-badge.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { BedChip } from '../ui/people/bed-tile.tsx';
import { FormerPuds } from '../ui/people/former-puds.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import { useTakeTask } from './queries.ts';
import styles from './staff-tasks.module.css';

type TaskRowProps = { task: StaffTask; onFinish: () => void };

export function TaskRow({ task, onFinish }: TaskRowProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const take = useTakeTask();
  return (
    <li
      className={`stack middle gap-8 gap-x-16 surface ${styles.task} ${task.isOverdue ? styles.overdue : ''} ${styles[task.state]}`}
    >
      <div className={`min-0 lead-135 breakable ${styles.words}`}>
        <h2>{task.isWithheld ? withheldInWords(task) : task.task}</h2>
        <div className="row wrap gap-2 gap-x-10">
          <BedChip place={task.place} />
          <p>
            <b>{task.patient}</b> · <span className="nowrap">{task.pud}</span> <FormerPuds puds={task.formerPuds} />
          </p>
        </div>
        <p className="muted text-15">
          {task.givenBy}, {dayAndTime(task.givenAt, timeZone, now)}
          {task.to && ` · for ${task.to}`}
          {task.takenBy && ` · taken by ${task.takenBy}`}
          {task.state === 'open' && task.givenBackFrom && ` · not done in a day by ${task.givenBackFrom}`}
          {task.doneBy && task.doneAt && ` · done by ${task.doneBy}, ${dayAndTime(task.doneAt, timeZone, now)}`}
        </p>
        {task.note && <p className="mt-4 pre-line">{task.note}</p>}
      </div>
      <div className={`stack gap-6 ${styles.side}`}>
        <PriorityBadge priority={task.priority} />
        {task.dueAt && task.state !== 'done' && (
          <p className={`row gap-6 muted ${styles.due}`}>
            {task.isOverdue ? <IconClockExclamation size={18} aria-hidden /> : <IconClock size={18} aria-hidden />}
            {task.isOverdue ? 'Overdue, ' : ''}
            {task.isOverdue ? dayAndTime(task.dueAt, timeZone, now) : atStart(dayAndTime(task.dueAt, timeZone, now))}
          </p>
        )}
      </div>
      <div className={`row stretch gap-8 to-end ${styles.actions}`}>
        {task.can.take && (
          <Button
            icon={<IconHandStop aria-hidden />}
            isBusy={take.isPending}
            onClick={() => mutateDetached(take, task.id, { onError: (error) => toast.error(sentenceFor(error)) })}
          >
            Take
          </Button>
        )}
        {task.can.finish && (
          <Button look="primary" icon={<IconCheck aria-hidden />} onClick={onFinish}>
            Done
          </Button>
        )}
      </div>
    </li>
  );
}

const withheldInWords = ({ can }: StaffTask) =>
  can.take ? 'Task: for those in care. Take it to read it.' : 'Task: for those in care';
