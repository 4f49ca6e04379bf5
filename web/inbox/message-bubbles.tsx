import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { InboxMessage, InboxThreadInFull } from '#contract/inbox.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { languageOf } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime, longDay, timeOfDay } from '../ui/time/time.ts';
import styles from './message-bubbles.module.css';
import { MessagePhotos } from './photos/message-photos.tsx';

type MessageBubblesProps = {
  thread: InboxThreadInFull;
  side: 'patient' | 'clinic';
  /** Whom to call, for the patient: it stays under what named a danger until the clinic closes the thread. */
  whomToCall?: ReactNode;
};

/** What was written, day by day; the reader's own side stands to the right. */
export function MessageBubbles({ thread, side, whomToCall }: MessageBubblesProps) {
  const timeZone = useTimeZone();
  const { messages } = thread;
  const last = messages.at(-1);
  return (
    <ol className="stack fit gap-12" aria-label={t('What was written')}>
      {messages.map((message, at) => {
        const day = longDay(message.at, timeZone);
        const before = messages[at - 1];
        const isOurs = message.isFromClinic === (side === 'clinic');
        return (
          <li key={message.id} className="stack fit gap-4">
            {(!before || longDay(before.at, timeZone) !== day) && (
              <p className={`muted text-sm ${styles.day}`}>{day}</p>
            )}
            <div className={classNames(`surface ${styles.bubble}`, isOurs && styles.ours)}>
              {message.isDanger && side === 'clinic' && (
                <Badge tone="urgent" icon={<IconAlertTriangle size={16} aria-hidden />}>
                  {t('Danger sign read')}
                </Badge>
              )}
              {message.isNotChecked && side === 'clinic' && (
                <Badge tone="urgent" icon={<IconAlertTriangle size={16} aria-hidden />}>
                  {t('Not checked for danger signs')}
                </Badge>
              )}
              <p className="breakable pre-line" lang={languageOf(message.text)}>
                {message.text}
              </p>
              {message.photos.length > 0 && (
                <MessagePhotos photos={message.photos} sender={message.isMine ? t('you') : message.author} />
              )}
              {message.photos.length > 0 && side === 'clinic' && (
                <p className="muted text-sm mt-4">{t('Photos are not checked for danger.')}</p>
              )}
            </div>
            {whomToCall && message.isDanger && thread.status === 'open' && (
              <p className={`row start gap-8 semibold ${styles.call}`}>
                <IconAlertTriangle size={20} className="fixed" aria-hidden />
                <span>
                  {t('If you may be in danger, do not wait for an answer:')} {whomToCall}
                </span>
              </p>
            )}
            <small className={classNames(`muted text-sm ${styles.foot}`, isOurs && styles.right)}>
              {footOf(message, thread, timeZone)}
              {side === 'patient' && message === last && !message.isFromClinic && thread.answerBy && (
                <> {t('Answer by {time}', { time: dayAndTime(thread.answerBy, timeZone) })}</>
              )}
            </small>
          </li>
        );
      })}
    </ol>
  );
}

function footOf(
  { author, isMine, isFromClinic, at, isRead }: InboxMessage,
  { doctor }: InboxThreadInFull,
  zone: string,
) {
  const who = isMine
    ? t('You')
    : isFromClinic && doctor && author !== doctor
      ? t('{author} for {doctor}', { author, doctor })
      : author;
  const when = `${who}, ${timeOfDay(at, zone)}`;
  return isMine ? asSentences(when, isRead ? t('Read') : t('Sent')) : when;
}
