import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useAddAddendum } from '../queries.ts';
import styles from './signed-diagnoses.module.css';

export function AddAddendum({ diagnosis: { id, diagnosis } }: { diagnosis: Pick<Diagnosis, 'id' | 'diagnosis'> }) {
  const [isOpen, setOpen] = useState(false);
  const adding = useAddAddendum(id);
  const attempt = useAttemptKey();
  const { field, submit, startOver, isSending, failure, failureBox } = useEndpointForm({
    needed: { text: 'Addendum is needed.' },
    initial: { text: '' },
    send: ({ text }) => adding.mutateAsync({ text: text.trim(), key: attempt.keyFor(text.trim()) }),
    onSent: () => {
      attempt.forget();
      close();
      toast.success('Addendum added', 'What was signed stays as it was.');
    },
  });
  const close = () => {
    startOver({ text: '' });
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button look="quiet" size="small" icon={<IconPlus aria-hidden />} onClick={() => setOpen(true)}>
        Add an addendum<span className="visually-hidden"> to {diagnosis}</span>
      </Button>
    );
  }
  return (
    <form className={`stack gap-10 ${styles.adding}`} onSubmit={submit} noValidate>
      <TextArea
        label="Addendum"
        hint="Signed with your name. What was signed before stays as it was."
        rows={3}
        maxLength={2000}
        {...field('text')}
      />
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <div>
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Adding …">
          Add addendum
        </Button>
      </div>
    </form>
  );
}
