import type { ReactNode } from 'react';
import type { PatientOnFile } from '../../contract/patients.ts';
import { sentenceFor } from '../refusal.ts';
import { settle } from '../settle.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import styles from './details.module.css';
import { useChangeDetails } from './queries.ts';

type EmailWaitingProps = { file: PatientOnFile; newEmail: string; whereMailsGo: ReactNode };

/** A new address that nobody has confirmed yet, and another mail for whoever cannot find the first. */
export function EmailWaiting({ file, newEmail, whereMailsGo }: EmailWaitingProps) {
  const change = useChangeDetails(file.id);
  const sendAgain = () =>
    settle(
      change,
      { details: { name: file.name, email: newEmail, phone: file.phone }, version: file.version },
      {
        onSuccess: () => toast.success('Sent again', 'Only the link in the newest mail counts.'),
        onError: (error) => toast.error('The mail was not sent again.', sentenceFor(error)),
      },
    );
  return (
    <div className={styles.waiting}>
      <AlertBox tone="info" title="Your new e-mail address is not confirmed yet">
        <p>
          <Address of={newEmail} /> counts once you have opened the link in the mail we sent there. It works for 24
          hours. Until then we write to <Address of={file.email} />.
        </p>
        <Button look="quiet" className={styles.again} onClick={sendAgain} isBusy={change.isPending} busyText="Sending…">
          Send the mail again
        </Button>
      </AlertBox>
      {whereMailsGo}
    </div>
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
