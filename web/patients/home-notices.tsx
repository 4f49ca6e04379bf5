import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/identity.ts';
import { t, tRich } from '#web/language/say.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { patientQuery, usePatient, useSendEmailAgain } from './queries.ts';

type HomeNoticesProps = { patientId: string; isHeld: boolean; clinicPhone: string };

/** Known before Home is drawn: it would push everything down a moment later. */
export const noticeAhead = async (queryClient: QueryClient, { patientId, isRecordHeld }: Me) => {
  if (patientId && !isRecordHeld) await queryClient.ensureQueryData(patientQuery(patientId));
};

/** What stands between a patient and their record or their mails. */
export function HomeNotices({ patientId, isHeld, clinicPhone }: HomeNoticesProps) {
  return isHeld ? <RecordHeld clinicPhone={clinicPhone} /> : <NoAddress patientId={patientId} />;
}

const RecordHeld = ({ clinicPhone }: { clinicPhone: string }) => (
  <AlertBox tone="attention" title={t('Your record is not open yet')}>
    <p>
      {t(
        'You opened your account with a code from our desk. So that nobody else can read your record with such a code, one of us has to see you first. Come to the desk with a document that shows who you are. You get a second code there: with it and your password you choose a new one, and everything opens here.',
      )}
    </p>
    <p>
      {t(
        'Until then you can book, move and cancel visits and check symptoms. Nothing from your record is used or shown.',
      )}
      {clinicPhone && t(' Questions: {clinicPhone}.', { clinicPhone })}
    </p>
  </AlertBox>
);

function NoAddress({ patientId }: { patientId: string }) {
  const file = usePatient(patientId).data;
  const sending = useSendEmailAgain(patientId);
  if (!file || file.email) return null;
  if (!file.newEmail || file.newEmailNeeds !== 'link') {
    return (
      <AlertBox tone="attention" title={t('We have no confirmed e-mail address of yours')}>
        <p>{t('Until then we cannot write to you, and a lost password cannot be reset.')}</p>
        <ButtonAnchor href="/account">{t('Go to my account')}</ButtonAnchor>
      </AlertBox>
    );
  }
  const sendAgain = () =>
    mutateDetached(sending, undefined, {
      onSuccess: () => toast.success(t('Sent again'), t('Only the link in the newest mail counts.')),
      onError: (error) => toast.error(t('The mail was not sent again.'), sentenceFor(error)),
    });
  return (
    <AlertBox tone="attention" title={t('Confirm your e-mail address')}>
      <p>
        {tRich(
          'Open the link in our mail to {email}. Until then we cannot write to you, and a lost password cannot be reset.',
          { email: <b>{file.newEmail}</b> },
        )}
      </p>
      <div className="row wrap gap-8 mt-8">
        <Button onClick={sendAgain} isBusy={sending.isPending} busyText={t('Sending…')}>
          {t('Send the link again')}
        </Button>
        <ButtonAnchor look="quiet" href="/account">
          {t('Another address')}
        </ButtonAnchor>
      </div>
    </AlertBox>
  );
}
