import type { ReactNode } from 'react';
import type { PatientReply } from '#contract/patients/patients.ts';
import { t, tRich } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { MailAddress } from '#web/ui/people/mail-address.tsx';
import styles from '../details/details.module.css';
import { useSendEmailAgain } from '../queries.ts';
import { ApproveEmail } from './approve-email.tsx';

type EmailWaitingProps = { file: PatientReply; newEmail: string; whereMailsGo: ReactNode };

/** An address that does not count yet, and another mail for whoever cannot find the first. */
export function EmailWaiting({ file, newEmail, whereMailsGo }: EmailWaitingProps) {
  const sending = useSendEmailAgain(file.id);
  const sendAgain = () =>
    mutateDetached(sending, undefined, {
      onSuccess: () => toast.success(t('Sent again'), t('Only the link in the newest mail counts.')),
      onError: (error) => toast.error(t('The mail was not sent again.'), sentenceFor(error)),
    });
  const needsApproval = file.newEmailNeeds === 'approval';
  return (
    <div className={styles.waiting}>
      <AlertBox tone={needsApproval ? 'attention' : 'info'} title={titleOf(file)}>
        {needsApproval ? (
          <Approval file={file} newEmail={newEmail} />
        ) : (
          <p>
            {tRich('{email} counts once you have opened the link in the mail we sent there.', {
              email: <Address of={newEmail} />,
            })}{' '}
            {file.email
              ? tRich('Until then we write to {email}.', { email: <Address of={file.email} /> })
              : t('Until then we send nothing else there, and a lost password cannot be reset.')}
          </p>
        )}
        {!(needsApproval && file.email === null) && (
          <Button
            look="quiet"
            className={styles.again}
            onClick={sendAgain}
            isBusy={sending.isPending}
            busyText={t('Sending…')}
          >
            {t('Send the mail again')}
          </Button>
        )}
      </AlertBox>
      {whereMailsGo}
    </div>
  );
}

const titleOf = ({ email, newEmailNeeds }: PatientReply) =>
  newEmailNeeds === 'approval'
    ? t('The desk wrote down a new e-mail address')
    : email
      ? t('Your new e-mail address is not confirmed yet')
      : t('Your e-mail address is not confirmed yet');

function Approval({ file, newEmail }: { file: PatientReply; newEmail: string }) {
  return (
    <>
      <p>
        {tRich('{email} counts only after you agree.', { email: <Address of={newEmail} /> })}{' '}
        {file.email && (
          <>
            {tRich('Open the link in the mail to {email}, or type the code that the desk gave you.', {
              email: <Address of={file.email} />,
            })}{' '}
          </>
        )}
        {t('If it is not yours, do nothing and tell the desk.')}
      </p>
      <ApproveEmail patientId={file.id} newEmail={newEmail} />
    </>
  );
}

function Address({ of: email }: { of: string }) {
  return (
    <b>
      <MailAddress of={email} />
    </b>
  );
}
