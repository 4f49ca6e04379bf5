import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PatientReply } from '#contract/patients/patients.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { EmailWaiting } from '../email/email-waiting.tsx';
import { usePatient } from '../queries.ts';
import styles from './details.module.css';
import { DetailsForm } from './details-form.tsx';

type DetailsCardProps = {
  patientId: string;
  /** Said beside a mail that was sent, where mails go nowhere. */
  whereMailsGo?: ReactNode;
  hasSecondFactor?: boolean;
};

export function DetailsCard({ patientId, whereMailsGo, hasSecondFactor = false }: DetailsCardProps) {
  const patient = usePatient(patientId);
  const [isChanging, setChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  // What was pressed goes away: the focus moves on to what has taken its place.
  const open = () => {
    flushSync(() => setChanging(true));
    place.current?.querySelector('input')?.focus();
  };
  const close = () => {
    flushSync(() => setChanging(false));
    changeButton.current?.focus();
  };
  const tell = (saved: PatientReply) => {
    const isAsked = saved.newEmail !== null && saved.newEmail !== patient.data?.newEmail;
    toast.success(
      t('Your details are saved'),
      isAsked ? t('Now open the link in the mail to {newEmail}.', { newEmail: saved.newEmail ?? '' }) : undefined,
    );
    close();
  };
  return (
    <Card
      title={t('My details')}
      action={
        !isChanging && (
          <Button look="quiet" ref={changeButton} onClick={open} disabled={!patient.data}>
            {t('Change')}
          </Button>
        )
      }
    >
      <div ref={place}>
        <QueryView query={patient} lines={4}>
          {(file) =>
            isChanging ? (
              <DetailsForm file={file} onSaved={tell} onCancel={close} own={{ hasSecondFactor }} />
            ) : (
              <div className={styles.known}>
                <Facts
                  rows={{
                    [t('Name')]: file.name,
                    [t('Health ID')]: file.pud,
                    [t('Email')]: file.email ?? t('None confirmed'),
                    [t('Phone')]: file.phone,
                  }}
                />
                {file.newEmail && <EmailWaiting file={file} newEmail={file.newEmail} whereMailsGo={whereMailsGo} />}
              </div>
            )
          }
        </QueryView>
      </div>
    </Card>
  );
}
