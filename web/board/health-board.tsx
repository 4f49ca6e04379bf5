import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Board, BoardNote } from '#contract/patients/board.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tRich } from '#web/language/say.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useNow } from '../ui/time/now.ts';
import { dayWords } from '../ui/time/zoned-time.ts';
import { BoardItem, DayMark } from './board-item.tsx';
import { BoardPart } from './board-part.tsx';
import { PrescriptionsPart } from './clinic-parts.tsx';
import styles from './health-board.module.css';
import { NoteItem } from './note-item.tsx';
import { useBoard, useRemoveNote } from './queries.ts';
import { ReminderItem } from './reminder-item.tsx';
import { bookedAhead } from './what-comes-next.ts';

const noteDialog = async () => (await import('./note-dialog.tsx')).NoteDialog;

type HealthBoardProps = { patientId: string; statusOf: (appointment: Appointment) => ReactNode };
type Asked = { what: 'edit' | 'remove'; note: BoardNote | null };

export function HealthBoard({ patientId, statusOf }: HealthBoardProps) {
  const board = useBoard();
  const remove = useRemoveNote();
  const ahead = bookedAhead(board.data?.appointments.booked ?? [], useNow());
  const [next] = ahead;
  const [asked, setAsked] = useState<Asked>({ what: 'edit', note: null });
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const forNote = {
    onEdit: (note: BoardNote) => ask({ what: 'edit', note }),
    onRemove: (note: BoardNote) => ask({ what: 'remove', note }),
  };
  const close = () => setOpen(false);
  return (
    <Card
      title={t('HealthBoard')}
      className={styles.board}
      action={
        <Button icon={<IconPlus aria-hidden />} onClick={() => ask({ what: 'edit', note: null })}>
          {t('Add')}
        </Button>
      }
    >
      <QueryView query={board} lines={8}>
        {({ appointments, prescriptions, reminders }) => (
          <>
            <BoardPart
              name={t('Appointments')}
              empty={<NoAppointments />}
              isEmpty={ahead.length + appointments.notes.length === 0}
              items={appointments.notes.map((note) => <NoteItem key={note.id} note={note} {...forNote} />)}
            >
              {next && <BookedItem appointment={next} status={statusOf(next)} />}
              {ahead.length > 1 && (
                <li>
                  <ButtonLink look="quiet" isBlock to="/book" hash="appointments">
                    {t('All {n} booked visits', { n: ahead.length })}
                  </ButtonLink>
                </li>
              )}
            </BoardPart>
            <PrescriptionsPart
              patientId={patientId}
              noted={prescriptions.map((note) => <NoteItem key={note.id} note={note} {...forNote} />)}
            />
            <BoardPart
              id="reminders"
              name={t('Reminders')}
              empty={t('None yet. Add one with a time, and we will tell you here and by mail.')}
              isEmpty={reminders.length === 0}
              items={reminders.map((note) => <ReminderItem key={note.id} note={note} {...forNote} />)}
            />
          </>
        )}
      </QueryView>
      <LazyDialog
        load={noteDialog}
        key={asked.note?.id ?? 'new'}
        dialog={{
          isOpen: isOpen && asked.what === 'edit',
          onClose: close,
          patientId,
          // As it is now, not as it was when Edit was pressed: the next try must not stumble over the same change.
          note: asked.note && (noteOn(board.data, asked.note.id) ?? asked.note),
        }}
      />
      <ConfirmDialog
        isOpen={isOpen && asked.what === 'remove'}
        onClose={close}
        title={t('Remove this note?')}
        yes={t('Remove')}
        no={t('Keep it')}
        run={() => remove.mutateAsync(asked.note?.id ?? '')}
        onDone={() => toast.success(t('Removed'), asked.note?.title)}
      >
        {tRich('{sentence}.', { sentence: <AsWritten>{asked.note?.title ?? ''}</AsWritten> })}{' '}
        {asked.note?.at ? t('No reminder will come for it.') : ''}
      </ConfirmDialog>
    </Card>
  );
}

function noteOn(board: Board | undefined, id: string): BoardNote | undefined {
  const notes = board ? [...board.appointments.notes, ...board.prescriptions, ...board.reminders] : [];
  return notes.find((note) => note.id === id);
}

const NoAppointments = () => (
  <>
    {tRich('Nothing is booked. {link} in QuickSchedule.', { link: <Link to="/book">{t('Choose a free time')}</Link> })}
  </>
);

/** What is booked is changed where it was booked; the board only shows it. */
function BookedItem({ appointment, status }: { appointment: Appointment; status: ReactNode }) {
  const { weekday, number, month } = dayWords(appointment.date);
  return (
    <BoardItem mark={<DayMark number={number} month={month} />} title={appointment.doctor} side={status}>
      <span>
        {weekday} <span className="visually-hidden">{`${number} ${month} `}</span>
        {appointment.time}, <Translated>{appointment.department}</Translated>
      </span>
    </BoardItem>
  );
}
