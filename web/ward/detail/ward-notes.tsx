import { type FormEvent, useState } from 'react';
import type { WardNote } from '#contract/inpatients.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { useAttemptKey } from '#web/ui/attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/clinic-time.ts';
import { Panel } from '#web/ui/panel.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { atStart, dayAndTime } from '#web/ui/time.ts';
import { useAddNote } from '../queries.ts';
import styles from './ward-notes.module.css';

type WardNotesProps = { inpatientId: string; notes: readonly WardNote[] };

export function WardNotes({ inpatientId, notes }: WardNotesProps) {
  const timeZone = useTimeZone();
  const [words, setWords] = useState('');
  const adding = useAddNote(inpatientId);
  const attempt = useAttemptKey();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const note = words.trim();
    if (!note) return;
    mutateDetached(
      adding,
      { note, key: attempt.keyFor(note) },
      {
        onSuccess: () => {
          attempt.forget();
          setWords('');
        },
      },
    );
  };
  return (
    <Panel title="Notes">
      <form className={styles.form} onSubmit={add}>
        <TextArea
          label="New note"
          rows={2}
          maxLength={2_000}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {adding.error && <AlertBox tone="urgent" title={sentenceFor(adding.error)} />}
        <Button type="submit" disabled={!words.trim()} isBusy={adding.isPending}>
          Add note
        </Button>
      </form>
      {notes.length === 0 && <p className={styles.none}>Nobody has written a note yet.</p>}
      <ol className={styles.notes}>
        {notes.map(({ id, time, author, note }) => (
          <li key={id}>
            <p className={styles.who}>
              <b>{author}</b> {atStart(dayAndTime(time, timeZone))}
            </p>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
