import { IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type InboxThreadInFull, MAX_MESSAGE } from '#contract/inbox.ts';
import type { DangerRead } from '#contract/triage/danger-in-message.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { type DangerInText, useDangerWhileTyping } from './danger-while-typing.ts';
import { useWriteToClinic } from './queries.ts';

type ComposeMessageProps = {
  doctorId: string | null;
  /** The emergency card, above the field. */
  stop: (danger: DangerRead, onSigns: () => void) => ReactNode;
  /** The danger signs in place of it. */
  signs: (danger: DangerRead, onNone: () => void) => ReactNode;
  onWritten: (thread: InboxThreadInFull) => void;
};

/** Read by the server alone, when the browser's readers had no time or did not load. It may be a crisis. */
const heardByServer = (text: string): DangerInText => ({ words: '', isCrisis: true, key: `server: ${text}`, text });

/** A message to the clinic. While a danger is read in it Send is off, until the danger signs were gone through. */
export function ComposeMessage({ doctorId, stop, signs, onWritten }: ComposeMessageProps) {
  const [denied, setDenied] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const write = useWriteToClinic();
  const attempt = useAttemptKey();
  const form = useEndpointForm({
    needed: { message: 'Message is needed.' },
    initial: { message: '' },
    send: ({ message }) => {
      const request = {
        doctorId,
        message: message.trim(),
        ...(isDenied(message.trim()) ? { isDangerDenied: true } : {}),
      };
      return write.mutateAsync({ request, key: attempt.keyFor(request) });
    },
    onSent: (thread) => {
      onWritten(thread);
      attempt.forget();
      setDenied([]);
      form.startOver({ message: '' });
    },
    onFailed: (error) => {
      if (isDanger(error)) setRefusedText(form.draft.message);
    },
  });
  const { message } = form.draft;
  const read = useDangerWhileTyping(message);
  const isServerAhead = refusedText === message && message !== '' && read?.text !== message.trim();
  const danger: DangerInText | null = isServerAhead ? heardByServer(message.trim()) : read;
  const isStopped = danger !== null && !denied.includes(danger.key);
  // Only for the text in which it was read: what was typed since, the server reads first.
  const isDenied = (text: string): boolean => danger !== null && danger.text === text && denied.includes(danger.key);
  const deny = () => {
    if (danger) setDenied([...denied, danger.key]);
    setAsking(false);
    form.clearFailure();
    form.focus('message');
  };
  return (
    <>
      {danger && isStopped && (isAsking ? signs(danger, deny) : stop(danger, () => setAsking(true)))}
      <form className="stack fit gap-8" aria-label="Write a message" onSubmit={form.submit}>
        <TextArea
          label="Your message"
          hint="Not a place for emergencies."
          rows={3}
          maxLength={MAX_MESSAGE}
          {...form.field('message')}
        />
        {form.failure && !isDanger(form.failure) && (
          <AlertBox tone="urgent" title={sentenceFor(form.failure)} ref={form.failureBox} />
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          icon={<IconSend aria-hidden />}
          disabled={isStopped}
          isBusy={form.isSending}
          busyText="Sending …"
        >
          {isStopped ? 'Send, stopped' : 'Send'}
        </Button>
      </form>
    </>
  );
}

const isDanger = (error: unknown): boolean => error instanceof ApiRefusal && error.code === 'danger_in_message';
