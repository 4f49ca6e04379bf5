import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useBroughtIntoSight } from '../ui/viewport/brought-into-sight.ts';
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
  const reply = useReply();
  const attempt = useAttemptKey();
  const { field, choose, submit, startOver, isSending, failure, failureBox } = useEndpointForm({
    needed: { message: 'Message is needed.' },
    initial: { message: '' },
    send: (typed) => {
      const request = { id: message.id, message: typed.message.trim() };
      return reply.mutateAsync({ ...request, key: attempt.keyFor(request), acknowledges: message.can.acknowledge });
    },
    onSent: () => {
      attempt.forget();
      startOver({ message: '' });
    },
  });
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
    <section ref={thread} className={`column panel gap-12 ${styles.thread}`} aria-label={`Thread: ${message.subject}`}>
      <div className={`row start between gap-12 ${styles.head}`}>
        <h2>{message.subject}</h2>
        <Button look="quiet" isIconOnly aria-label="Close the thread" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      {about}
      <ol className={`stack gap-10 ${styles.words}`}>
        {all.map((said) => (
          <li
            key={said.id}
            className={classNames('outlined sunk lead-140 pre-line breakable', said.isMine && styles.mine)}
          >
            <p className="muted text-sm">
              <b>{said.isMine ? 'You' : said.author}</b> {dayAndTime(said.at, timeZone)}
            </p>
            <p>{said.message}</p>
            {said.isMine && said.readBy.length > 0 && (
              <small className="muted text-sm">
                Read by {said.readBy.map(({ name, at }) => `${name} ${dayAndTime(at, timeZone)}`).join(', ')}
              </small>
            )}
          </li>
        ))}
      </ol>
      <form className="stack gap-12" onSubmit={submit}>
        <div className={`row stretch wrap gap-8 ${styles.quick}`}>
          {QUICK.map((word) => (
            <Button key={word} onClick={() => choose('message', word)}>
              {word}
            </Button>
          ))}
        </div>
        <TextArea label="Reply" rows={3} maxLength={4000} {...field('message')} />
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
        <p className="muted text-sm">
          To {message.doctor}
          {message.patient && (
            <>
              , about <b className="ink">{message.patient}</b>
            </>
          )}
        </p>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Sending …">
          {message.can.acknowledge ? 'Acknowledge and send' : 'Send reply'}
        </Button>
      </form>
    </section>
  );
}
