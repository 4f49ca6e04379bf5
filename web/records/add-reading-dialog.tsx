import { useRef } from 'react';
import { READING_FACTS, READING_KINDS, type Reading, type ReadingKind } from '../../contract/records.ts';
import { Unreachable } from '../refusal.ts';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { useDoorForm } from '../ui/door-form.ts';
import { useNow } from '../ui/now.ts';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { wallClock } from '../ui/zoned-time.ts';
import styles from './add-reading-dialog.module.css';
import { AdviceOffline } from './danger/advice-offline.tsx';
import { FigureFields } from './figure-fields.tsx';
import { useAddReadings } from './queries.ts';
import { type ReadingDraft, readingDraftSchema, readingOf } from './reading-draft.ts';
import { figures } from './reading-words.ts';
import { UnusualBox } from './unusual-box.tsx';

/** A green tick only where nothing is to be done; a flag stands with the value. */
function sayAdded({ kind, flag, unit, ...reading }: Reading) {
  const { name } = READING_FACTS[kind];
  const say = flag ? toast.info : toast.success;
  say(`${name} added`, `${figures(reading)} ${unit}${flag ? `. ${flag}.` : ''}`);
}

type AddReadingDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  kind: ReadingKind;
  patientId: string;
  timeZone: string;
  emergencyNumber: string;
};

export function AddReadingDialog(props: AddReadingDialogProps) {
  const { isOpen, onClose, kind: firstKind, patientId, timeZone, emergencyNumber } = props;
  const add = useAddReadings(patientId);
  const attempt = useAttemptKey();
  const isConfirmed = useRef(false);
  const now = useNow();
  const empty: ReadingDraft = { kind: firstKind, value: '', second: '', unit: READING_FACTS[firstKind].unit, at: '' };
  const { draft, startOver, submit, field, isSending, failure, failureBox } = useDoorForm<ReadingDraft, Reading[]>({
    schema: readingDraftSchema(timeZone),
    initial: empty,
    send: (typed) => {
      const readings = [readingOf(typed, timeZone)];
      const body = isConfirmed.current ? { readings, confirmed: true } : { readings };
      isConfirmed.current = false;
      return add.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    onSent: (added, { kind }) => {
      attempt.forget();
      startOver({ ...empty, kind, unit: READING_FACTS[kind].unit });
      for (const reading of added) if (!reading.advice) sayAdded(reading);
      onClose();
    },
  });
  const chooseKind = (kind: ReadingKind) =>
    startOver({ ...draft, kind, value: '', second: '', unit: READING_FACTS[kind].unit });
  const confirm = () => {
    isConfirmed.current = true;
    submit();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add reading">
      <form className={styles.form} onSubmit={submit} noValidate>
        <SelectField
          label="What was measured"
          value={draft.kind}
          onChange={(event) => chooseKind(event.target.value as ReadingKind)}
        >
          {READING_KINDS.map((each) => (
            <option key={each} value={each}>
              {READING_FACTS[each].name}
            </option>
          ))}
        </SelectField>
        <FigureFields
          kind={draft.kind}
          value={field('value')}
          second={field('second')}
          unit={field('unit')}
          chosenUnit={draft.unit}
        />
        <TextField
          type="datetime-local"
          label="When"
          isOptional
          hint={`Now, when you leave it empty. In ${timeZone}.`}
          max={wallClock(now, timeZone)}
          {...field('at')}
        />
        {failure instanceof Unreachable && (
          <AdviceOffline patientId={patientId} reading={readingOf(draft, timeZone)} emergencyNumber={emergencyNumber} />
        )}
        <UnusualBox fields={draft} failure={failure} box={failureBox} onConfirm={confirm} isSending={isSending} />
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText="Saving…">
            Add reading
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
