import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Diagnosis } from '#contract/diagnoses.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { useAttemptKey } from '#web/ui/attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddAddendum } from '../queries.ts';
import styles from './signed-diagnoses.module.css';

export function AddAddendum({ diagnosis: { id, diagnosis } }: { diagnosis: Pick<Diagnosis, 'id' | 'diagnosis'> }) {
  const [text, setText] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const adding = useAddAddendum(id);
  const attempt = useAttemptKey();
  const add = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const words = text?.trim();
    if (!words) return;
    mutateDetached(
      adding,
      { text: words, key: attempt.keyFor(words) },
      {
        onSuccess: () => {
          attempt.forget();
          setText(null);
          setAsked(false);
          toast.success('Addendum added', 'What was signed stays as it was.');
        },
      },
    );
  };
  if (text === null) {
    return (
      <Button look="quiet" size="small" icon={<IconPlus aria-hidden />} onClick={() => setText('')}>
        Add an addendum<span className="visually-hidden"> to {diagnosis}</span>
      </Button>
    );
  }
  return (
    <form className={styles.adding} onSubmit={add} noValidate>
      <TextArea
        label="Addendum"
        hint="Signed with your name. What was signed before stays as it was."
        rows={3}
        maxLength={2000}
        value={text}
        error={isAsked && !text.trim() ? 'Addendum is needed.' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {adding.error && <AlertBox tone="urgent" title={sentenceFor(adding.error)} />}
      <div>
        <Button onClick={() => setText(null)}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={adding.isPending} busyText="Adding …">
          Add addendum
        </Button>
      </div>
    </form>
  );
}
