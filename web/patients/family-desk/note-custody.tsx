import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useNoteCustody } from './queries.ts';

type NoteCustodyProps = { patientId: string; onClose: () => void };

export const NoteCustody = (props: NoteCustodyProps) => (
  <Dialog isOpen onClose={props.onClose} title="Note custody" size="small">
    <CustodyForm {...props} />
  </Dialog>
);

function CustodyForm({ patientId, onClose }: NoteCustodyProps) {
  const noting = useNoteCustody(patientId);
  const form = useEndpointForm<{ note: string; isCourtOrder: boolean }, unknown>({
    initial: { note: '', isCourtOrder: false },
    needed: { note: 'Note is needed.' },
    send: ({ note, isCourtOrder }) => noting.mutateAsync({ note: note.trim(), isCourtOrder }),
    onSent: () => {
      toast.success('Noted');
      onClose();
    },
  });
  return (
    <form className="stack gap-16" noValidate onSubmit={form.submit}>
      <TextArea
        label="Note"
        hint="What the parents or a court have settled. Everyone at the desk reads it before they confirm."
        rows={4}
        maxLength={1000}
        {...form.field('note')}
      />
      <CheckField label="It is a court order: it holds until it is lifted" {...form.check('isCourtOrder')} />
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={form.isSending}>
          Note
        </Button>
      </DialogActions>
    </form>
  );
}
