import { type FormEvent, useState } from 'react';
import { type AccountReply, inviteStaff, StaffInvitation } from '#contract/staffing/staffing.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { ProofDialog } from '../ui/dialog/proof-dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useShowTheTruth } from './queries.ts';

const ROLES = [
  { value: 'staff', label: 'Nurse' },
  { value: 'desk', label: 'Receptionist' },
  { value: 'admin', label: 'Administrator' },
] as const;

const EMPTY: StaffInvitation = { name: '', email: '', employeeId: '', title: '', role: 'staff' };

type InviteDialogProps = {
  /** Whether the administrator who is here has a second factor. */
  hasCode: boolean;
  onClose: () => void;
};

export function InviteDialog({ hasCode, onClose }: InviteDialogProps) {
  const showTheTruth = useShowTheTruth();
  const attempt = useAttemptKey();
  const [role, setRole] = useState<StaffInvitation['role']>('staff');
  const sent = useEndpointForm<StaffInvitation, AccountReply>({
    schema: StaffInvitation,
    initial: EMPTY,
    send: (draft) => invite(draft),
    onSent: ({ name, email }) => showInvited(name, email),
  });
  const [isProving, setProving] = useState(false);
  const invite = (draft: StaffInvitation, proof: { password?: string; code?: string } = {}) => {
    const body = { ...draft, role, ...proof };
    return call(inviteStaff, { body, idempotencyKey: attempt.keyFor(body) });
  };
  const showInvited = (name: string, email: string) => {
    toast.success(`${name} is invited.`, `The mail goes to ${email}.`);
    showTheTruth();
    onClose();
  };
  const submit = (event: FormEvent) => {
    if (role === 'staff') return sent.submit(event);
    event.preventDefault();
    if (sent.isFit()) setProving(true);
  };
  if (isProving) {
    const { name, email } = sent.draft;
    return (
      <ProofDialog
        title={`Invite ${name} as an administrator?`}
        yes="Send invitation"
        hasCode={hasCode}
        run={({ password, code }) => invite(sent.draft, { password, ...(code ? { code } : {}) })}
        onDone={() => showInvited(name, email)}
        onClose={() => setProving(false)}
      >
        An administrator lets people in and reads the audit trail. All administrators are told.
      </ProofDialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title="Invite someone to work here">
      <form className="stack fit gap-16" noValidate onSubmit={submit}>
        <p>They get a mail with a link to choose a password. It works once, for 24 hours. Doctors apply themselves.</p>
        {sent.failureElsewhere && (
          <AlertBox tone="urgent" title="Not invited yet" ref={sent.failureBox}>
            {sentenceFor(sent.failureElsewhere)}
          </AlertBox>
        )}
        <ChoiceField label="Role" name="role" choices={ROLES} value={role} onChoose={setRole} />
        <TextField {...sent.field('name')} label="Full Name" autoComplete="off" required />
        <TextField {...sent.field('email')} type="email" label="Email" autoComplete="off" required />
        <TextField {...sent.field('employeeId')} isCode label="Employee ID" autoComplete="off" required />
        <TextField
          {...sent.field('title')}
          label="Title"
          hint="Shown beside the name, such as Senior Nurse."
          autoComplete="off"
          required
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={sent.isSending} busyText="Inviting…">
            Send invitation
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
