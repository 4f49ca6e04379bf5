import type { WardNote } from '#contract/ward/inpatients.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { useAddNote } from '../queries.ts';
import styles from './ward-notes.module.css';

type WardNotesProps = { inpatientId: string; notes: readonly WardNote[] };

export function WardNotes({ inpatientId, notes }: WardNotesProps) {
  const timeZone = useTimeZone();
  const adding = useAddNote(inpatientId);
  const attempt = useAttemptKey();
  const { draft, field, submit, startOver, isSending, failure, failureBox } = useEndpointForm({
    initial: { note: '' },
    send: ({ note }) => adding.mutateAsync({ note: note.trim(), key: attempt.keyFor(note.trim()) }),
    onSent: () => {
      attempt.forget();
      startOver({ note: '' });
    },
  });
  return (
    <Panel title="Notes">
      <form className={`stack gap-8 ${styles.form}`} onSubmit={submit}>
        <TextArea label="New note" rows={2} maxLength={2_000} {...field('note')} />
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
        <Button type="submit" disabled={!draft.note.trim()} isBusy={isSending}>
          Add note
        </Button>
      </form>
      {notes.length === 0 && <p className={`muted ${styles.none}`}>Nobody has written a note yet.</p>}
      <ol className={styles.notes}>
        {notes.map(({ id, time, author, note }) => (
          <li className="ruled lead-140 pre-line" key={id}>
            <p className="muted text-15">
              <b className="ink">{author}</b> {atStart(dayAndTime(time, timeZone))}
            </p>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
