import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ChatLine } from '#contract/appointments/visits.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useChat, useWriteChat } from '../queries.ts';
import styles from './chat.module.css';

type ChatProps = { visitId: string; other: string; isOpen: boolean };

export function Chat({ visitId, other, isOpen }: ChatProps) {
  return <ChatView {...{ chat: useChat(visitId), writing: useWriteChat(visitId), other, isOpen }} />;
}

type ChatViewProps = Pick<ChatProps, 'other' | 'isOpen'> & {
  chat: UseQueryResult<ChatLine[]>;
  writing: { mutateAsync: (line: { id: string; text: string }) => Promise<unknown> };
};

/** What is written belongs to the record. Typed words stay until they are sent. */
export function ChatView({ chat, writing, other, isOpen }: ChatViewProps) {
  const timeZone = useTimeZone();
  // The same line until it is sent: after a lost answer it stands there once.
  const id = useRef<string>(crypto.randomUUID());
  const form = useEndpointForm({
    needed: { text: t('Write something first.') },
    initial: { text: '' },
    send: ({ text }) => writing.mutateAsync({ id: id.current, text: text.trim() }),
    onSent: () => {
      id.current = crypto.randomUUID();
      form.startOver({ text: '' });
    },
  });
  if (!isOpen && chat.data?.length === 0) return null;
  return (
    <section className="stack gap-12" aria-label={t('Chat of the visit')} data-visit-chat>
      <h2>{t('Chat')}</h2>
      <p className="muted text-14">{t('What is written here belongs to the record. Nothing else is recorded.')}</p>
      <QueryView query={chat} lines={2} empty={t('Nothing written yet.')}>
        {(lines) => (
          <ol className="stack gap-8" aria-live="polite">
            {lines.map(({ id, by, isMine, text: words, photo, writtenAt }) => (
              <li key={id} className="breakable">
                <b>{isMine ? t('You') : by}</b> <span className="muted text-14">{timeOfDay(writtenAt, timeZone)}</span>
                <br />
                {photo ? <Photo url={photo.url} by={by} /> : words}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      {isOpen && (
        <form className="stack gap-8" noValidate onSubmit={form.submit}>
          <TextField label={t('Write to {name}', { name: other })} maxLength={2000} {...form.field('text')} />
          {form.failure && (
            <AlertBox
              tone="urgent"
              title={t('Not sent. {why}', { why: sentenceFor(form.failure) })}
              ref={form.failureBox}
            />
          )}
          <Button type="submit" look="primary" isBusy={form.isSending}>
            {t('Send')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** A guest learns that there is a photo; the doctor and the patient see it. */
const Photo = ({ url, by }: { url: string | null; by: string }) =>
  url ? (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={t('Photo of {name}', { name: by })} className={`round ${styles.photo}`} />
    </a>
  ) : (
    <i>{t('A photo, seen by the doctor and the patient')}</i>
  );
