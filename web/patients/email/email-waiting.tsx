import type { ReactNode } from 'react';
import type { PatientReply } from '#contract/patients/patients.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import styles from '../details/details.module.css';
import { useSendEmailAgain } from '../queries.ts';
import { ApproveEmail } from './approve-email.tsx';

type EmailWaitingProps = { file: PatientReply; newEmail: string; whereMailsGo: ReactNode };

/** An address that does not count yet, and another mail for whoever cannot find the first. */
export function EmailWaiting({ file, newEmail, whereMailsGo }: EmailWaitingProps) {
  const sending = useSendEmailAgain(file.id);
  const sendAgain = () =>
    mutateDetached(sending, undefined, {
      onSuccess: () => toast.success('Sent again', 'Only the link in the newest mail counts.'),
      onError: (error) => toast.error('The mail was not sent again.', sentenceFor(error)),
    });
  const needsApproval = file.newEmailNeeds === 'approval';
  return (
    <div className={styles.waiting}>
      <AlertBox tone={needsApproval ? 'attention' : 'info'} title={titleOf(file)}>
        {needsApproval ? (
          <Approval file={file} newEmail={newEmail} />
        ) : (
          <p>
            <Address of={newEmail} /> counts once you have opened the link in the mail we sent there.{' '}
            {file.email ? (
              <>
                Until then we write to <Address of={file.email} />.
              </>
            ) : (
              'Until then we send nothing else there, and a lost password cannot be reset.'
            )}
          </p>
        )}
        {!(needsApproval && file.email === null) && (
          <Button
            look="quiet"
            className={styles.again}
            onClick={sendAgain}
            isBusy={sending.isPending}
            busyText="Sending…"
          >
            Send the mail again
          </Button>
        )}
      </AlertBox>
      {whereMailsGo}
    </div>
  );
}

const titleOf = ({ email, newEmailNeeds }: PatientReply) =>
  newEmailNeeds === 'approval'
    ? 'The desk wrote down a new e-mail address'
    : email
      ? 'Your new e-mail address is not confirmed yet'
      : 'Your e-mail address is not confirmed yet';

function Approval({ file, newEmail }: { file: PatientReply; newEmail: string }) {
  return (
    <>
      <p>
        <Address of={newEmail} /> counts only after you agree.{' '}
        {file.email && (
          <>
            Open the link in the mail to <Address of={file.email} />, or type the code that the desk gave you.{' '}
          </>
        )}
        If it is not yours, do nothing and tell the desk.
      </p>
      <ApproveEmail patientId={file.id} newEmail={newEmail} />
    </>
  );
}

/** Where it does not fit into the line, it is broken before the @. */
function Address({ of: email }: { of: string }) {
  const at = email.lastIndexOf('@');
  return (
    <b>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </b>
  );
}
