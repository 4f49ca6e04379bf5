import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Conversation } from '#web/inbox/conversation.tsx';
import { useAddressees } from '#web/inbox/queries.ts';
import { t } from '#web/language/say.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useTriageClinic } from '../symptoms/triage-clinic.ts';
import styles from './messages.module.css';

// Only for whoever writes of a danger.
const SosCall = lazy(async () => ({ default: (await import('#web/alerts/sos-call.tsx')).SosCall }));
const SignsCheck = lazy(async () => ({ default: (await import('#web/triage/danger/signs-check.tsx')).SignsCheck }));

/** The address names the doctor, or the desk. */
export function ConversationPage() {
  const { with: whom } = useParams({ strict: false });
  const addressees = useAddressees();
  const clinic = useTriageClinic();
  const { emergencyNumber, crisisLine } = clinic;
  return (
    <div className={`stack fit gap-16 ${styles.page}`}>
      <Link to="/messages" className="row gap-8 ink min-height-48">
        <IconArrowLeft aria-hidden /> {t('All messages')}
      </Link>
      <QueryView query={addressees} lines={8}>
        {(known) => {
          const addressee = known.addressees.find(({ doctorId }) => (doctorId ?? 'desk') === whom);
          if (!addressee)
            return <p>{t('You can write to the desk, and to the doctor of a visit in the last 90 days.')}</p>;
          return (
            <Conversation
              addressee={addressee}
              answering={known.answering}
              emergencyNumber={emergencyNumber}
              crisisLine={crisisLine}
              alertClinic={
                <Suspense fallback={<Skeleton lines={2} />}>
                  <SosCall />
                </Suspense>
              }
              signs={({ words }, onNone) => (
                <Suspense fallback={<Skeleton lines={6} />}>
                  <SignsCheck said={words} clinic={clinic} onNone={onNone} />
                </Suspense>
              )}
            />
          );
        }}
      </QueryView>
    </div>
  );
}
