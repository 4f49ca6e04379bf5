import { IconActivity, IconArrowLeft, IconPill, IconReportMedical } from '@tabler/icons-react';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PatientView } from '../ward/detail/patient-view.tsx';
import { WardBanner } from '../ward/look/ward-banner.tsx';
import { useInpatient } from '../ward/queries.ts';
import { FactsButton } from './facts-button.tsx';
import { useDosesOf } from './ward-doses.tsx';
import { ShiftNote } from './ward-overview.tsx';

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
