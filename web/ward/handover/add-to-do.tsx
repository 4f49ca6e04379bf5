import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { useAttemptKey } from '#web/ui/attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './handover.module.css';
import { useAddToDo } from './handover-queries.ts';

type AddToDoProps = { inpatientId?: string; about: string };

/** Something that is in no other list: it stays until someone ticks it off. */
export function AddToDo({ inpatientId, about }: AddToDoProps) {
  const [words, setWords] = useState('');
  const attempt = useAttemptKey();
  const adding = useAddToDo();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const toDo = { words: words.trim(), ...(inpatientId ? { inpatientId } : {}) };
    if (!toDo.words) return;
    mutateDetached(
      adding,
      { ...toDo, key: attempt.keyFor(toDo) },
      {
        onSuccess: () => {
          attempt.forget();
          setWords('');
        },
        onError: (error) => toast.error('Not added', sentenceFor(error)),
      },
    );
  };
  return (
    <form className={styles.toDo} onSubmit={add}>
      <input
        aria-label={`To do for ${about}`}
        placeholder="To do for the next shift"
        maxLength={300}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" icon={<IconPlus aria-hidden />} disabled={!words.trim()} isBusy={adding.isPending}>
        Add
      </Button>
    </form>
  );
}
