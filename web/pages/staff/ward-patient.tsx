import { IconActivity, IconArrowLeft, IconPill, IconReportMedical } from '@tabler/icons-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { PatientView } from '#web/ward/detail/patient-view.tsx';
import { WardBanner } from '#web/ward/look/ward-banner.tsx';
import { useInpatient } from '#web/ward/queries.ts';
import { FactsButton } from '../facts-button.tsx';
import { ShiftNote } from './shift-note.tsx';
import { useDosesOf } from './ward-doses.tsx';

export function WardPatient({ inpatientId }: { inpatientId: string }) {
  const inpatient = useInpatient(inpatientId);
  const doses = useDosesOf(inpatientId);
  return (
    <>
      <PageHead title={inpatient.data?.name ?? 'Inpatient'} note={<ShiftNote />}>
        <ButtonLink to="/staff-dashboard" search={{}} icon={<IconArrowLeft aria-hidden />}>
          Overview
        </ButtonLink>
        <ButtonLink
          to="/staff-dashboard"
          search={{ patient: inpatientId, tab: 'observe' }}
          look="primary"
          icon={<IconActivity aria-hidden />}
        >
          New observation
        </ButtonLink>
      </PageHead>
      <QueryView query={inpatient} lines={8}>
        {(known) => (
          <>
            <WardBanner inpatient={known}>
              <ButtonLink to="/staff-dashboard" search={{ view: 'medications' }} icon={<IconPill aria-hidden />}>
                Queue
              </ButtonLink>
              <ButtonLink
                to="/staff-dashboard"
                search={{ view: 'patients', patient: known.patientId }}
                icon={<IconReportMedical aria-hidden />}
              >
                Chart
              </ButtonLink>
            </WardBanner>
            <PatientView inpatient={known} giving={doses} facts={<FactsButton patientId={known.patientId} />} />
          </>
        )}
      </QueryView>
      {doses.sheets}
    </>
  );
}
