import type { CustodyNote } from '#contract/patients/family.ts';
import { parsePud } from '#contract/pud.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useAddGuardian } from './queries.ts';
import { orderRead, type Reading, ReadingNotes, readErrors } from './reading-notes.tsx';

type AddGuardianProps = { patientId: string; notes: readonly CustodyNote[]; onClose: () => void };

export const AddGuardian = (props: AddGuardianProps) => (
  <Dialog isOpen onClose={props.onClose} title="Add a guardian" size="small">
    <GuardianForm {...props} />
  </Dialog>
);

function GuardianForm({ patientId, notes, onClose }: AddGuardianProps) {
  const adding = useAddGuardian(patientId);
  const form = useEndpointForm<Reading & { pud: string }, unknown>({
    initial: { pud: '', isRead: '' },
    needed: { pud: 'PUD is needed.' },
    check: (draft) => ({
      ...readErrors(notes, draft),
      ...(parsePud(draft.pud) === null ? { pud: 'This is not a PUD. Compare it with the card.' } : {}),
    }),
    send: ({ pud }) => adding.mutateAsync({ pud: pud.trim(), ...orderRead(notes) }),
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
