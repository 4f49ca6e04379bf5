import type { CustodyNote } from '#contract/patients/family-desk.ts';
import { parsePud } from '#contract/pud.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useAddGuardian } from './queries.ts';
import { orderRead, type Reading, ReadingNotes, readErrors } from './reading-notes.tsx';

type AddGuardianProps = { patientId: string; notes: readonly CustodyNote[]; isAdult: boolean; onClose: () => void };

export const AddGuardian = (props: AddGuardianProps) => (
  <Dialog
    isOpen
    onClose={props.onClose}
    title={props.isAdult ? 'Add a guardian of an adult' : 'Add a guardian'}
    size="small"
  >
    <GuardianForm {...props} />
  </Dialog>
);

const MONTHS = [3, 6, 12, 18] as const;

function GuardianForm({ patientId, notes, isAdult, onClose }: AddGuardianProps) {
  const adding = useAddGuardian(patientId);
  const form = useEndpointForm<Reading & { pud: string; paper: string; months: number }, unknown>({
    initial: { pud: '', isRead: '', paper: '', months: 12 },
    needed: { pud: 'PUD is needed.' },
    check: (draft) => ({
      ...readErrors(notes, draft),
      ...(parsePud(draft.pud) === null ? { pud: 'This is not a PUD. Compare it with the card.' } : {}),
      ...(isAdult && !draft.paper.trim() ? { paper: 'Which paper names them?' } : {}),
    }),
    send: ({ pud, paper, months }) =>
      adding.mutateAsync({
        pud: pud.trim(),
        ...orderRead(notes),
        ...(isAdult ? { paper: paper.trim(), months } : {}),
      }),
    onSent: () => {
      toast.success('Guardian added');
      onClose();
    },
  });
  return (
    <form className="stack gap-16" noValidate onSubmit={form.submit}>
      <ReadingNotes notes={notes} reading={form.draft} error={form.errors.isRead} onRead={form.fill} />
      <TextField
        label="PUD of the guardian"
        hint="You have seen both, or their papers."
        isCode
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        {...form.field('pud')}
      />
      {isAdult && (
        <>
          <TextField
            label="Paper that names them"
            hint="Such as: order of the District Court, 12/03/2026. The adult cannot end it; the desk can."
            maxLength={200}
            {...form.field('paper')}
          />
          <SelectField
            label="For how long?"
            hint="Both are told before it ends. It can be renewed then."
            {...form.control('months')}
            value={form.draft.months}
            onChange={({ target }) => form.choose('months', Number(target.value))}
          >
            {MONTHS.map((months) => (
              <option key={months} value={months}>
                {months} months
              </option>
            ))}
          </SelectField>
        </>
      )}
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={form.isSending}>
          Add
        </Button>
      </DialogActions>
    </form>
  );
}
