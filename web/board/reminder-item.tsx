import type { BoardNote } from '../../contract/board.ts';
import { sentenceFor } from '../refusal.ts';
import { classNames } from '../ui/class-names.ts';
import { atStart, dayAndTime } from '../ui/time.ts';
import { toast } from '../ui/toast.ts';
import type { NoteItemProps } from './note-item.tsx';
import { NoteMenu } from './note-menu.tsx';
import { asItStands, useChangeNote } from './queries.ts';
import styles from './reminder-item.module.css';

/** A reminder with its box to tick, and what became of it. */
export function ReminderItem({ note, timeZone, onEdit, onRemove }: NoteItemProps) {
  const change = useChangeNote();
  const isDone = note.doneAt !== null;
  const tick = () =>
    change.mutate(
      { id: note.id, change: { ...asItStands(note), isDone: !isDone } },
      { onError: (error) => toast.error('Not saved.', sentenceFor(error)) },
    );
  return (
    <li className={styles.item}>
      <label className={styles.reminder}>
        <input type="checkbox" checked={isDone} disabled={change.isPending} onChange={tick} />
        <span className={classNames(styles.words, isDone && styles.done)}>
          <b>{note.title}</b>
          {timesOf(note, timeZone) && <span>{timesOf(note, timeZone)}</span>}
          {note.detail && <span>{note.detail}</span>}
        </span>
      </label>
      <NoteMenu note={note} onEdit={onEdit} onRemove={onRemove} />
    </li>
  );
}

function timesOf({ at, doneAt, delivery }: BoardNote, timeZone: string): string {
  if (doneAt) return `Done ${dayAndTime(doneAt, timeZone)}`;
  if (!at) return '';
  const when = atStart(dayAndTime(at, timeZone));
  return delivery ? `${when}. ${DELIVERY[delivery]}` : when;
}

const DELIVERY: Record<NonNullable<BoardNote['delivery']>, string> = {
  planned: 'You will be told here and by mail.',
  told: 'You were told here.',
  mailed: 'You were told here and by mail.',
  'mail-failed': 'You were told here. The mail could not be sent.',
};
