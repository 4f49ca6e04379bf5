import { AsWritten } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/feedback/toast.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import type { NoteItemProps } from './note-item.tsx';
import { NoteMenu } from './note-menu.tsx';
import { timesOf } from './note-words.ts';
import { asItStands, useChangeNote } from './queries.ts';
import styles from './reminder-item.module.css';

/** A reminder with its box to tick, and what became of it. */
export function ReminderItem({ note, onEdit, onRemove }: NoteItemProps) {
  const timeZone = useTimeZone();
  const change = useChangeNote();
  // What was ticked shows at once; if it could not be saved, it goes back and says so.
  const isDone = change.isPending ? change.variables.change.isDone === true : note.doneAt !== null;
  const times = timesOf(note, timeZone, useNow());
  const tick = () =>
    mutateDetached(
      change,
      { id: note.id, change: { ...asItStands(note), isDone: !isDone } },
      { onError: (error) => toast.error(t('Not saved.'), sentenceFor(error)) },
    );
  return (
    <li className={`row ruled ${styles.item}`}>
      <label className={`row grow gap-16 min-0 min-height-48 pressable ${styles.reminder}`}>
        <input type="checkbox" checked={isDone} disabled={change.isPending} onChange={tick} />
        <span
          className={classNames(`stack min-0 muted text-md lead-135 breakable ${styles.words}`, isDone && styles.done)}
        >
          <b className="ink semibold lead-130">
            <AsWritten>{note.title}</AsWritten>
          </b>
          {times && <span>{times}</span>}
          {note.detail && (
            <span>
              <AsWritten>{note.detail}</AsWritten>
            </span>
          )}
        </span>
      </label>
      <NoteMenu note={note} onEdit={onEdit} onRemove={onRemove} />
    </li>
  );
}
