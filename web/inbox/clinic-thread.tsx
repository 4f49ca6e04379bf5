import { IconArchive, IconX } from '@tabler/icons-react';
import { type InboxThreadInFull, MAX_MESSAGE } from '#contract/inbox.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useBroughtIntoSight } from '../ui/viewport/brought-into-sight.ts';
import { AssignField } from './assign-field.tsx';
import styles from './clinic-thread.module.css';
import { isFoundLater } from './found-later.ts';
import { MessageBubbles } from './message-bubbles.tsx';
import { useAnswerPatient, useCloseThread } from './queries.ts';
import { useReadOnSight } from './read-on-sight.ts';

/** `seen`: the newest message on the screen when the answer was begun; `version`: the thread as it was then. Null: as it is on the screen. */
type Draft = { message: string; seen: string; version: number | null };
const EMPTY: Draft = { message: '', seen: '', version: null };

/** A thread at work: read it, answer, give it to a colleague, close it. What is typed stays until it is sent. */
export function ClinicThread({ thread, onClose }: { thread: InboxThreadInFull; onClose: () => void }) {
  const answer = useAnswerPatient();
  const close = useCloseThread();
  const attempt = useAttemptKey();
  useReadOnSight(thread);
  const section = useBroughtIntoSight<HTMLElement>(true);
  const newest = thread.messages.at(-1)?.id ?? '';
  const { field, draft, fill, submit, startOver, isSending, failure, failureBox } = useEndpointForm({
    needed: { message: 'Message is needed.' },
    initial: EMPTY,
    // Another thread may be read meanwhile, or another screen.
    keepAs: `nadi-answer-${thread.id}`,
    send: ({ message, seen, version }) => {
      const request = { id: thread.id, message: message.trim(), seen, version: version ?? thread.version };
      return answer.mutateAsync({ ...request, key: attempt.keyFor([thread.id, request.message]) });
    },
    onSent: () => {
      attempt.forget();
      startOver(EMPTY);
    },
    // Told to look again: the next try speaks to the thread as it is shown then.
    onFailed: (error) => {
      if (error instanceof ApiRefusal && error.code === 'inbox_moved_on') fill({ version: null });
    },
  });
  // An answer speaks to what was there when it was begun: what comes meanwhile waits on.
  const type = (message: string) =>
    fill({ message, ...(draft.message === '' && { seen: newest, version: thread.version }) });
  const onError = (error: unknown) => toast.error(sentenceFor(error));
  return (
    <section
      ref={section}
      className={`column panel gap-12 ${styles.thread}`}
      aria-label={`Messages of ${thread.patient}`}
    >
      <div className="row start between gap-12">
        <div>
          <h2>{thread.patient}</h2>
          <p className="muted text-sm">To {thread.doctor ?? 'the desk'}</p>
        </div>
        <Button look="quiet" isIconOnly aria-label="Close the view" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      {thread.isDanger && (
        <AlertBox tone="urgent" title="A danger sign was read in this message.">
          {isFoundLater(thread)
            ? 'It was found after the message was sent. The patient was told to call, and has not gone through the danger signs. Phone now.'
            : 'The patient was shown the emergency number and said that none of the danger signs fits. Phone if in doubt.'}
        </AlertBox>
      )}
      {thread.isNotChecked && (
        <AlertBox tone="urgent" title="Not checked for danger signs.">
          A message could not be read in time. Nobody knows yet whether it names a danger: read it first.
        </AlertBox>
      )}
      <MessageBubbles thread={thread} side="clinic" />
      <div className="row end wrap gap-8">
        {thread.can.assign && <AssignField thread={thread} onGivenAway={onClose} />}
        {thread.can.close && (
          <Button
            icon={<IconArchive aria-hidden />}
            isBusy={close.isPending}
            onClick={() =>
              close.mutate({ id: thread.id, version: thread.version }, { onError, onSuccess: () => onClose() })
            }
          >
            Close thread
          </Button>
        )}
      </div>
      {thread.can.write && (
        <form className="stack gap-12" onSubmit={submit}>
          <TextArea
            label="Answer"
            rows={3}
            maxLength={MAX_MESSAGE}
            {...field('message')}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
          <Button type="submit" look="primary" isBusy={isSending} busyText="Sending …">
            Send answer
          </Button>
        </form>
      )}
    </section>
  );
}
