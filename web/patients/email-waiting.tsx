import type { ReactNode } from 'react';
import type { PatientOnFile } from '../../contract/patients.ts';
import { sentenceFor } from '../refusal.ts';
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
    change.mutate(
      { details: { name: file.name, email: newEmail, phone: file.phone }, version: file.version },
      {
        onSuccess: () => toast.success('Sent again', 'Only the link in the newest mail counts.'),
        onError: (error) => toast.error('The mail was not sent again.', sentenceFor(error)),
      },
    );
  return (
    <div className={styles.waiting}>
      <AlertBox tone="info" title={`${newEmail} is not confirmed yet`}>
        <p>
          Open the link in the mail we sent there; it works for 24 hours. Until then we write to {file.email} and you
          find that address here.
        </p>
        <Button look="quiet" className={styles.again} onClick={sendAgain} isBusy={change.isPending} busyText="Sending…">
          Send the mail again
        </Button>
      </AlertBox>
      {whereMailsGo}
    </div>
  );
}
