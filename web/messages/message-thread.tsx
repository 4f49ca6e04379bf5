import { IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { useBroughtIntoSight } from '../ui/brought-into-sight.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useTimeZone } from '../ui/clinic-time.ts';
import { TextArea } from '../ui/text-field.tsx';
import { dayAndTime } from '../ui/time.ts';
import styles from './message-thread.module.css';
import { useReply } from './queries.ts';

const QUICK = ['Done', 'Doing it now', 'Please call me'];

type MessageThreadProps = {
  message: Message;
  isSought?: boolean;
  about?: ReactNode;
  onClose: () => void;
};

/** What was written so far, and the next answer. What is typed stays when it could not be sent. */
export function MessageThread({ message, isSought = false, about, onClose }: MessageThreadProps) {
  const timeZone = useTimeZone();
  const thread = useBroughtIntoSight<HTMLElement>(isSought);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const reply = useReply();
  const attempt = useAttemptKey();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!words.trim()) return;
    const wish = { id: message.id, message: words.trim() };
    mutateDetached(
      reply,
      { ...wish, key: attempt.keyFor(wish), acknowledges: message.can.acknowledge },
      {
        onSuccess: () => {
          attempt.forget();
          setWords('');
          setAsked(false);
        },
      },
    );
  };
  const all = [
    {
      id: 'first',
      author: message.author,
      isMine: message.isMine,
      at: message.startedAt,
      message: message.message,
      readBy: message.readBy,
    },
    ...message.replies,
  ];
  return (
    <section ref={thread} className={styles.thread} aria-label={`Thread: ${message.subject}`}>
      <div className={styles.head}>
        <h2>{message.subject}</h2>
        <Button look="quiet" isIconOnly aria-label="Close the thread" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      {about}
      <ol className={styles.words}>
        {all.map((said) => (
          <li key={said.id} className={classNames(said.isMine && styles.mine)}>
            <p className={styles.who}>
              <b>{said.isMine ? 'You' : said.author}</b> {dayAndTime(said.at, timeZone)}
            </p>
            <p>{said.message}</p>
            {said.isMine && said.readBy.length > 0 && (
              <small>
                Read by {said.readBy.map(({ name, at }) => `${name} ${dayAndTime(at, timeZone)}`).join(', ')}
              </small>
            )}
          </li>
        ))}
      </ol>
      <form className={styles.answer} onSubmit={send}>
        <div className={styles.quick}>
          {QUICK.map((word) => (
            <Button key={word} onClick={() => setWords(word)}>
              {word}
            </Button>
          ))}
        </div>
        <TextArea
          label="Reply"
          rows={3}
          maxLength={4000}
          value={words}
          error={isAsked && !words.trim() ? 'Message is needed.' : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {reply.error && <AlertBox tone="urgent" title={sentenceFor(reply.error)} />}
        <p className={styles.to}>
          To {message.doctor}
          {message.patient && (
            <>
              , about <b>{message.patient}</b>
            </>
          )}
        </p>
        <Button type="submit" look="primary" isBusy={reply.isPending} busyText="Sending …">
          {message.can.acknowledge ? 'Acknowledge and send' : 'Send reply'}
        </Button>
      </form>
    </section>
  );
}
