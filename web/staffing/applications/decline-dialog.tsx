import { type ApplicationReply, Declining, declineApplication } from '#contract/staffing/staffing.ts';
import { call } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useShowTheTruth } from '../queries.ts';
import { DecisionError } from './decision-error.tsx';

export function DeclineDialog({ application, onClose }: { application: ApplicationReply; onClose: () => void }) {
  const showTheTruth = useShowTheTruth();
  const { id, name, email } = application;
  const sent = useEndpointForm<{ reason: string }, ApplicationReply>({
    schema: Declining,
    initial: { reason: '' },
    send: (body) => call(declineApplication, { params: { id }, body }),
    onSent: () => {
      toast.success(`${name} is declined.`, `The reason goes to ${email}.`);
      showTheTruth();
      onClose();
    },
    onFailed: showTheTruth,
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Decline ${name}?`}>
      <form className="stack fit gap-16" noValidate onSubmit={sent.submit}>
        <TextArea
          {...sent.field('reason')}
          label="Reason"
          hint={`Mailed to ${email} word for word.`}
          maxLength={500}
          rows={4}
          required
        />
        <DecisionError failure={sent.failure} box={sent.failureBox} />
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" look="danger" isBusy={sent.isSending} busyText="Declining…">
            Decline
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
