import { IconCalendarEvent, IconPill } from '@tabler/icons-react';
import type { BoardNote } from '#contract/patients/board.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayOf, dayWords } from '../ui/time/zoned-time.ts';
import { BoardItem, DayMark, IconMark } from './board-item.tsx';
import { NoteMenu } from './note-menu.tsx';
import { timesOf } from './note-words.ts';

export type NoteItemProps = {
  note: BoardNote;
  onEdit: (note: BoardNote) => void;
  onRemove: (note: BoardNote) => void;
};

/** A note of one's own: never to be mistaken for an order or a booking. */
export function NoteItem({ note, onEdit, onRemove }: NoteItemProps) {
  const timeZone = useTimeZone();
  const { title, detail } = note;
  const times = timesOf(note, timeZone, useNow());
  return (
    <BoardItem
      mark={<NoteMark note={note} />}
      title={<AsWritten>{title}</AsWritten>}
      menu={<NoteMenu note={note} onEdit={onEdit} onRemove={onRemove} />}
    >
      {times && <span>{times}</span>}
      {detail && (
        <span>
          <AsWritten>{detail}</AsWritten>
        </span>
      )}
      <small>{t('added by you')}</small>
    </BoardItem>
  );
}

function NoteMark({ note: { type, at } }: Pick<NoteItemProps, 'note'>) {
  const timeZone = useTimeZone();
  if (type === 'prescription')
    return (
      <IconMark>
        <IconPill />
      </IconMark>
    );
  if (at) return <DayMark {...dayWords(dayOf(at, timeZone))} />;
  return (
    <IconMark>
      <IconCalendarEvent />
    </IconMark>
  );
}
