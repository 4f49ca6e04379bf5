import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { WardBanner } from '#web/ward/look/ward-banner.tsx';
import { beforeAcceptance } from '#web/ward/observe/at-the-bed.ts';
import { ObservationForm } from '#web/ward/observe/observation-form.tsx';
import { useInpatient } from '#web/ward/queries.ts';
import { WaitingBanner } from '#web/ward/waiting/waiting-banner.tsx';
import { useWaitingAdmissions } from '#web/ward/waiting/waiting-queries.ts';
import styles from './ward.module.css';

export function WardObservation({ inpatientId }: { inpatientId: string }) {
  const inpatient = useInpatient(inpatientId);
  // Who is not accepted yet is observed all the same; the chart stays closed.
  const waiting = useWaitingAdmissions(inpatient.isError).data?.find(({ id }) => id === inpatientId);
  return (
    <>
      <PageHead
        title="New observation"
        note={
          <span className={`row-inline gap-6 ${styles.kept}`}>
            <IconDeviceFloppy size={18} className="fixed" aria-hidden />
            What you type is kept until it is saved
          </span>
        }
      >
        <ButtonLink
          to="/staff-dashboard"
          search={waiting ? {} : { patient: inpatientId }}
          icon={<IconArrowLeft aria-hidden />}
        >
          {waiting ? 'To the ward' : 'To the patient'}
        </ButtonLink>
      </PageHead>
      {waiting && !inpatient.data ? (
        <>
          <WaitingBanner waiting={waiting} />
          <ObservationForm inpatient={beforeAcceptance(waiting)} />
        </>
      ) : (
        <QueryView query={inpatient} lines={8}>
          {(known) => (
            <>
              <WardBanner inpatient={known} isShort />
              <ObservationForm inpatient={known} />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
