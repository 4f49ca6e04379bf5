import * as z from 'zod/mini';
import { type ApplicationReply, approveApplication } from '#contract/staffing/staffing.ts';
import { call } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useShowTheTruth } from '../queries.ts';
import { DecisionError } from './decision-error.tsx';

type Draft = { title: string };

export function ApproveDialog({ application, onClose }: { application: ApplicationReply; onClose: () => void }) {
  const showTheTruth = useShowTheTruth();
  const { id, name, email } = application;
  const sent = useEndpointForm<Draft, ApplicationReply>({
    // Left empty it is not sent, and the server has a word for it.
    schema: z.object({ title: z.string() }),
    initial: { title: '' },
    send: ({ title }) => {
      const request = title.trim() === '' ? {} : { title };
      return call(approveApplication, { params: { id }, body: request });
    },
    onSent: () => {
      toast.success(`${name} is approved.`, `The invitation goes to ${email}.`);
      showTheTruth();
      onClose();
    },
    onFailed: showTheTruth,
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Approve ${name}?`}>
      <form className="stack fit gap-16" noValidate onSubmit={sent.submit}>
        <p>
          An account is opened, and an invitation goes to <b>{email}</b>. Its link works once, for 24 hours.
        </p>
        <TextField
          {...sent.field('title')}
          label="Title"
          isOptional
          hint="Shown beside the name, such as Senior Doctor. Left empty: Doctor."
          maxLength={60}
        />
        <DecisionError failure={sent.failure} box={sent.failureBox} />
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" look="primary" isBusy={sent.isSending} busyText="Approving…">
            Approve
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
