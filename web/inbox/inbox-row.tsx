import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { InboxThread } from '#contract/inbox.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { AssignField } from './assign-field.tsx';
import styles from './inbox-row.module.css';

type InboxRowProps = { thread: InboxThread; isOpen: boolean; onOpen: () => void };

/** One thread in the clinic's list: who wrote to whom, until when it is answered, and what is wrong with that. */
export function InboxRow({ thread, isOpen, onOpen }: InboxRowProps) {
  const timeZone = useTimeZone();
  const { patient, doctor, lastText, lastAt, answerBy, isDanger, isNotChecked, isLate, isWithheld, assignee, unread } =
    thread;
  return (
    <li
      className={classNames(
        `stack fit panel gap-8 ${styles.row}`,
        (isDanger || isNotChecked) && styles.danger,
        isOpen && styles.open,
      )}
    >
      <p className="row wrap between gap-8">
        <b>{patient}</b>
        <span className="row wrap gap-6">
          {isDanger && (
            <Badge tone="urgent" icon={<IconAlertTriangle size={16} aria-hidden />}>
              Read first
            </Badge>
          )}
          {isNotChecked && (
            <Badge tone="urgent" icon={<IconAlertTriangle size={16} aria-hidden />}>
              Not checked, read first
            </Badge>
          )}
          {isLate && (
            <Badge tone="attention" icon={<IconClock size={16} aria-hidden />}>
              Late
            </Badge>
          )}
          {unread > 0 && !isWithheld && <Badge tone="action">{unread} new</Badge>}
        </span>
      </p>
      <p className="muted text-sm">
        To {doctor ?? 'the desk'}
        {assignee && `, assigned to ${assignee.name}`}, {dayAndTime(lastAt, timeZone)}
        {answerBy && `, answer by ${dayAndTime(answerBy, timeZone)}`}
      </p>
      {isWithheld ? (
        <>
          <p>Only {doctor === null ? 'the desk' : 'the doctor'} reads it. Give it to someone who answers.</p>
          {thread.can.assign && <AssignField thread={thread} />}
        </>
      ) : (
        <>
          <p className={`breakable ${styles.words}`}>{lastText}</p>
          <Button aria-pressed={isOpen} onClick={onOpen}>
            Open
          </Button>
        </>
      )}
    </li>
  );
}
