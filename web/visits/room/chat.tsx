import { useRef } from 'react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useChat, useWriteChat } from '../queries.ts';

type ChatProps = { visitId: string; other: string; isOpen: boolean };

/** What is written belongs to the record. Typed words stay until they are sent. */
export function Chat({ visitId, other, isOpen }: ChatProps) {
  const timeZone = useTimeZone();
  const chat = useChat(visitId);
  const writing = useWriteChat(visitId);
  // The same line until it is sent: after a lost answer it stands there once.
  const id = useRef<string>(crypto.randomUUID());
  const form = useEndpointForm({
    needed: { text: 'Write something first.' },
    initial: { text: '' },
    send: ({ text }) => writing.mutateAsync({ id: id.current, text: text.trim() }),
    onSent: () => {
      id.current = crypto.randomUUID();
      form.startOver({ text: '' });
    },
  });
  return (
    <section className="stack gap-12" aria-label="Chat of the visit">
      <h2>Chat</h2>
      <p className="muted text-14">What is written here belongs to the record. Nothing else is recorded.</p>
      <QueryView query={chat} lines={2} empty="Nothing written yet.">
        {(lines) => (
          <ol className="stack gap-8" aria-live="polite">
            {lines.map(({ id, by, isMine, text: words, writtenAt }) => (
              <li key={id} className="breakable">
                <b>{isMine ? 'You' : by}</b> <span className="muted text-14">{timeOfDay(writtenAt, timeZone)}</span>
                <br />
                {words}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      {isOpen && (
        <form className="stack gap-8" noValidate onSubmit={form.submit}>
          <TextField label={`Write to ${other}`} maxLength={2000} {...form.field('text')} />
          {form.failure && (
            <AlertBox tone="urgent" title={`Not sent. ${sentenceFor(form.failure)}`} ref={form.failureBox} />
          )}
          <Button type="submit" look="primary" isBusy={form.isSending}>
            Send
          </Button>
        </form>
      )}
    </section>
  );
}
