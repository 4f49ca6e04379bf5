import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { useTimeZone } from '../clinic/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { WardBanner } from '../ward/look/ward-banner.tsx';
import { ObservationForm } from '../ward/observe/observation-form.tsx';
import { useInpatient } from '../ward/queries.ts';
import styles from './ward.module.css';

export function WardObservation({ inpatientId }: { inpatientId: string }) {
  const timeZone = useTimeZone();
  const inpatient = useInpatient(inpatientId);
  return (
    <>
      <PageHead
        title="New observation"
        note={
          <span className={styles.kept}>
            <IconDeviceFloppy aria-hidden />
            What you type is kept until it is saved
          </span>
        }
      >
        <ButtonLink to="/staff-dashboard" search={{ patient: inpatientId }} icon={<IconArrowLeft aria-hidden />}>
          To the patient
        </ButtonLink>
      </PageHead>
      <QueryView query={inpatient} lines={8}>
        {(known) => (
          <>
            <WardBanner inpatient={known} isShort />
            <ObservationForm inpatient={known} timeZone={timeZone} />
          </>
        )}
      </QueryView>
    </>
  );
}
