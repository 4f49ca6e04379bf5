import type { BoardNote } from '#contract/patients/board.ts';
import { t, tApart, tMarked } from '#web/language/say.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { DayTimeField } from '../ui/fields/days/day-time-field.tsx';
import { SelectField, TextArea, TextField } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { zoneInWords } from '../ui/time/time.ts';
import { draftOf, type NoteDraft, noteDraftSchema, requestOf } from './note-draft.ts';
import { useAddNote, useChangeNote } from './queries.ts';

type NoteDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  patientId: string;
  note: BoardNote | null;
};

/** Adds a note of one's own, or changes one. Closed by accident or loaded anew, it still holds what was typed. */
export function NoteDialog({ isOpen, onClose, patientId, note }: NoteDialogProps) {
  const timeZone = useTimeZone();
  const add = useAddNote();
  const change = useChangeNote();
  const attempt = useAttemptKey();
  const { draft, startOver, submit, field, day, isSending, failureElsewhere, failureBox } = useEndpointForm<
    NoteDraft,
    BoardNote
  >({
    schema: noteDraftSchema(note),
    initial: draftOf(note, timeZone),
    keepAs: `nadi-note-${patientId}-${note ? `${note.id}-${note.version}` : 'new'}`,
    send: (typed) => {
      const request = requestOf(typed, timeZone);
      if (note) return change.mutateAsync({ id: note.id, change: { ...request, version: note.version } });
      const added = { type: typed.type, ...request };
      return add.mutateAsync({ note: added, key: attempt.keyFor(added) });
    },
    onSent: (saved) => {
      attempt.forget();
      startOver(draftOf(note && saved, timeZone));
      toast.success(note ? t('Saved') : t('Added to your HealthBoard'), saved.title);
      onClose();
    },
  });
  const { type } = draft;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={note ? t('Edit your {type} note', { type: tMarked(type) }) : t('Add to your HealthBoard')}
    >
      <form className="stack gap-16" onSubmit={submit} noValidate>
        {!note && (
          <SelectField label={t('Type')} {...field('type')}>
            <option value="prescription">{t('Prescription')}</option>
            <option value="appointment">{t('Appointment')}</option>
            <option value="reminder">{t('Reminder')}</option>
          </SelectField>
        )}
        <TextField label={tApart('Title', 'paper')} maxLength={120} autoComplete="off" {...field('title')} />
        <TextArea label={t('Detail')} isOptional maxLength={500} {...field('detail')} />
        <DayTimeField
          label={t('When')}
          isOptional={type !== 'reminder'}
          hint={t('In {timeZone}. We tell you then, here and by mail.', { timeZone: zoneInWords(timeZone) })}
          {...day('at')}
        />
        {type !== 'reminder' && (
          <p className="muted text-sm">
            {type === 'appointment'
              ? t('This is a note for yourself. To book a visit, use QuickSchedule.')
              : t('This is a note for yourself. It orders nothing.')}
          </p>
        )}
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText={t('Saving…')}>
            {note ? t('Save') : t('Add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
