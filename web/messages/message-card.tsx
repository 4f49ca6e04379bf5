import { IconArrowBackUp, IconCheck, IconChecks } from '@tabler/icons-react';
import type { Message } from '#contract/messages.ts';
import { sentenceFor } from '../refusal.ts';
import { PriorityBadge } from '../ui/badges/priority-badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/feedback/toast.ts';
import { Avatar } from '../ui/people/avatar.tsx';
import { useNow } from '../ui/time/now.ts';
import { useBroughtIntoSight } from '../ui/viewport/brought-into-sight.ts';
import styles from './message-card.module.css';
import { useAcknowledgeMessage, useMarkAsRead } from './queries.ts';
import { relativeTime } from './relative-time.ts';

type MessageCardProps = { message: Message; isOpen: boolean; isSought?: boolean; onReply: () => void };

export function MessageCard({ message, isOpen, isSought = false, onReply }: MessageCardProps) {
  const card = useBroughtIntoSight<HTMLLIElement>(isSought);
  const now = useNow();
  const [markAsRead, acknowledge] = [useMarkAsRead(), useAcknowledgeMessage()];
  const showError = { onError: (error: unknown) => toast.error(sentenceFor(error)) };
  const isUnread = message.status === 'unread';
  const last = message.replies.at(-1);
  return (
    <li
      ref={card}
      className={classNames(
        `stack panel gap-8 ${styles.card}`,
        isUnread && styles.unread,
        message.can.acknowledge && styles.critical,
        isOpen && styles.open,
      )}
    >
      <div className={`stack middle lead-130 ${styles.head}`}>
        <Avatar name={message.author} />
        <div>
          <p className={`muted text-sm ${styles.doctor}`}>
            <FromAndTo message={message} />
          </p>
          <p>{aboutWhom(message)}</p>
        </div>
        <div className={`stack gap-3 ${styles.side}`}>
          <p className={`row muted text-sm ${styles.time}`}>
            {isUnread && <i className={styles.dot} role="img" aria-label="Unread" />}
            {relativeTime(message.time, now)}
          </p>
          <PriorityBadge priority={message.priority} />
        </div>
      </div>
      <h2>{message.isWithheld ? 'For those in care' : message.subject}</h2>
      <p className="pre-line breakable">{message.isWithheld ? withheldInWords(message) : message.message}</p>
      {last && !message.isWithheld && (
        <p className={`pre-line breakable muted ${styles.last}`}>
          <b>{last.isMine ? 'You' : last.author}:</b> {last.message}
        </p>
      )}
      <div className="row wrap gap-6">
        {message.can.acknowledge && (
          <Button
            look="primary"
            icon={<IconCheck aria-hidden />}
            isBusy={acknowledge.isPending}
            onClick={() => acknowledge.mutate(message.id, showError)}
          >
            Acknowledge
          </Button>
        )}
        {message.can.open && !message.can.acknowledge && (
          <Button
            look="primary"
            icon={<IconCheck aria-hidden />}
            isBusy={markAsRead.isPending}
            onClick={() => markAsRead.mutate(message.id, showError)}
          >
            Take it on
          </Button>
        )}
        {isUnread && !message.can.acknowledge && !message.isWithheld && (
          <Button
            icon={<IconCheck aria-hidden />}
            isBusy={markAsRead.isPending}
            onClick={() => markAsRead.mutate(message.id, showError)}
          >
            Mark as Read
          </Button>
        )}
        {!message.isWithheld && (
          <Button look="quiet" icon={<IconArrowBackUp aria-hidden />} aria-pressed={isOpen} onClick={onReply}>
            Reply
          </Button>
        )}
        <span className="row gap-6 push muted text-sm icons-18">{seenBy(message)}</span>
      </div>
    </li>
  );
}

/** A thread belongs to a doctor; what a nurse or the laboratory wrote to them is not from them. */
function FromAndTo({ message: { author, doctor, specialty, isMine } }: { message: Message }) {
  if (author === doctor)
    return (
      <>
        <b>{doctor}</b> {specialty}
      </>
    );
  return (
    <>
      From <b>{isMine ? 'you' : author}</b> to {doctor}
    </>
  );
}

function aboutWhom({ patient, room, isMine }: Message) {
  if (!patient) return isMine ? 'To the ward' : 'About the ward';
  return (
    <>
      Re: <b>{patient}</b>
      {room && (
        <>
          {' '}
          • Room <b>{room.replace(/^Room /, '')}</b>
        </>
      )}
    </>
  );
}

function seenBy({ acknowledged, isMine, readBy }: Message) {
  if (acknowledged) {
    return (
      <>
        <IconChecks aria-hidden /> Acknowledged by {acknowledged.name}
      </>
    );
  }
  if (!isMine) return null;
  if (readBy.length === 0) return 'Not read yet';
  const [first, ...others] = readBy;
  return (
    <>
      <IconChecks aria-hidden /> Read by {first?.name}
      {others.length > 0 && ` and ${others.length} more`}
    </>
  );
}

const withheldInWords = ({ can }: Message) =>
  can.open
    ? 'About someone who does not lie here. Whoever takes it on reads it; the doctor sees who that is.'
    : 'About someone who does not lie here. A colleague has taken it on.';
