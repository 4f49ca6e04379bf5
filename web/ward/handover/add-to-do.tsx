import { IconPlus } from '@tabler/icons-react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import styles from './handover.module.css';
import { useAddToDo } from './handover-queries.ts';

type AddToDoProps = { inpatientId?: string; about: string };

/** Something that is in no other list: it stays until someone ticks it off. */
export function AddToDo({ inpatientId, about }: AddToDoProps) {
  const attempt = useAttemptKey();
  const adding = useAddToDo();
  const { draft, field, submit, startOver, isSending } = useEndpointForm({
    initial: { words: '' },
    send: ({ words }) => {
      const toDo = { words: words.trim(), ...(inpatientId ? { inpatientId } : {}) };
      return adding.mutateAsync({ ...toDo, key: attempt.keyFor(toDo) });
    },
    onSent: () => {
      attempt.forget();
      startOver({ words: '' });
    },
    onFailed: (error) => toast.error('Not added', sentenceFor(error)),
  });
  const { error: _, ...words } = field('words');
  return (
    <form className={`row stretch gap-8 ${styles.toDo}`} onSubmit={submit}>
      <input aria-label={`To do for ${about}`} placeholder="To do for the next shift" maxLength={300} {...words} />
      <Button type="submit" icon={<IconPlus aria-hidden />} disabled={!draft.words.trim()} isBusy={isSending}>
        Add
      </Button>
    </form>
  );
}
