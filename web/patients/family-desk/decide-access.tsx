import { useState } from 'react';
import type { CustodyNote, FamilyMember } from '#contract/patients/family-desk.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useConfirmAccess, useRefuseAccess } from './queries.ts';
import { orderRead, type Reading, ReadingNotes, readErrors } from './reading-notes.tsx';

type DecideAccessProps = { member: FamilyMember; patient: string; notes: readonly CustodyNote[] };

/** Whether someone is the parent or guardian: yes, having seen both or their papers; or no, with the reason. */
export function DecideAccess({ member, patient, notes }: DecideAccessProps) {
  const [open, setOpen] = useState<'confirm' | 'refuse' | null>(null);
  const refusing = useRefuseAccess(member.id);
  const close = () => setOpen(null);
  return (
    <div className="row wrap gap-12">
      <Button aria-label={`Confirm ${member.accountName} for ${patient}`} onClick={() => setOpen('confirm')}>
        Confirm
      </Button>
      <Button
        look="danger-outline"
        aria-label={`Refuse ${member.accountName} for ${patient}`}
        onClick={() => setOpen('refuse')}
      >
        Refuse
      </Button>
      {open === 'confirm' && (
        <Dialog isOpen onClose={close} title={`Confirm ${member.accountName}`} size="small">
          <ConfirmForm {...{ member, patient, notes }} onClose={close} />
        </Dialog>
      )}
      <ReasonDialog
        isOpen={open === 'refuse'}
        onClose={close}
        title={`Refuse ${member.accountName}`}
        yes="Refuse"
        isDanger
        run={refusing.mutateAsync}
        onDone={() => toast.success('Refused', `${member.accountName} is told to come with their papers.`)}
      >
        {member.accountName} cannot act for {patient}. The reason stays at the clinic.
      </ReasonDialog>
    </div>
  );
}

function ConfirmForm({ member, patient, notes, onClose }: DecideAccessProps & { onClose: () => void }) {
  const confirming = useConfirmAccess(member.id);
  const form = useEndpointForm<Reading, unknown>({
    initial: { isRead: '' },
    check: (draft) => readErrors(notes, draft),
    send: () => confirming.mutateAsync(orderRead(notes)),
    onSent: () => {
      toast.success('Confirmed', `${member.accountName} can act for ${patient}.`);
      onClose();
    },
  });
  return (
    <form className="stack gap-16" noValidate onSubmit={form.submit}>
      <ReadingNotes notes={notes} reading={form.draft} error={form.errors.isRead} onRead={form.fill} />
      <p>
        You have seen {member.accountName} ({member.accountPud}) with {patient}, or their papers. They then see and do
        everything for {patient} that their age allows.
      </p>
      {form.failure && <AlertBox tone="urgent" title={sentenceFor(form.failure)} ref={form.failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={form.isSending}>
          Confirm
        </Button>
      </DialogActions>
    </form>
  );
}
