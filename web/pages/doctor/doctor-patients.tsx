import { IconArrowLeft, IconBed, IconStethoscope } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { usePatientSummary } from '#web/api/chart.ts';
import { useIsDemo } from '#web/api/clinic.ts';
import { ChartTabs } from '#web/chart/chart-tabs.tsx';
import { PatientBanner } from '#web/chart/patient-banner.tsx';
import { useChartPatient } from '#web/chart/queries.ts';
import { SharedDocuments } from '#web/documents/lazy-shared-documents.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { PatientList } from '#web/patients/finding/patient-list.tsx';
import { ApiRefusal } from '#web/refusal.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useChildParts } from '../child-parts.tsx';
import { FactsButton } from '../facts-button.tsx';
import { familyPart } from '../family-part.tsx';
import { privatePart } from '../private-part.tsx';
import { useAlikeInpatient } from './alike-inpatient.ts';
import styles from './doctor-patients.module.css';
import { InpatientNow, InpatientStrip } from './inpatient-now.tsx';
import { LastTriage } from './last-triage.tsx';
import { ToldTriage } from './told-triage.tsx';

/** The list; with a patient in the address, the list beside the chart. */
export function DoctorPatients() {
  const { patient } = useSearch({ strict: false });
  const isDemo = useIsDemo();

  const list = <PatientList isDemo={isDemo} currentId={patient} />;
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <h1>Patients</h1>
      {patient ? <ChartBeside list={list} patientId={patient} /> : list}
    </div>
  );
}

type ChartProps = { patientId: string };

/** The chart of an inpatient takes the whole width: the ward is steered from it. */
function ChartBeside({ list, ...chart }: ChartProps & { list: ReactNode }) {
  const isInpatient = Boolean(usePatientSummary(chart.patientId).data?.stay);
  return (
    <div className={classNames(`panel ${styles.split}`, isInpatient && styles.whole)}>
      <div className={`no-print hidden ${styles.list}`}>{list}</div>
      <div className="min-0">
        <Chart {...chart} />
      </div>
    </div>
  );
}

function Chart({ patientId }: ChartProps) {
  const { error } = useChartPatient(patientId);
  const summary = usePatientSummary(patientId);
  const stay = summary.data?.stay;
  const alike = useAlikeInpatient(patientId);
  const childParts = useChildParts(patientId);
  const back = (
    <Link
      className={`row-inline gap-6 semibold no-underline ${styles.back}`}
      to="/doctor-dashboard"
      search={{ view: 'patients' }}
    >
      <IconArrowLeft size={18} aria-hidden />
      All patients
    </Link>
  );
  if (error instanceof ApiRefusal && error.status === 404)
    return (
      <>
        {back}
        <AlertBox tone="attention" title="This chart is not open to you." className={styles.closed}>
          There is no care relationship, or it has ended. Search for the person by name, PUD or phone to break the
          glass.
        </AlertBox>
      </>
    );
  return (
    <>
      {back}
      <PatientBanner
        patientId={patientId}
        alike={alike}
        action={
          <>
            <FactsButton patientId={patientId} />
            {summary.data && !stay && <AdmitButton patient={summary.data.patient} />}
            <ButtonLink
              to="/doctor-dashboard"
              search={{ view: 'diagnosis', patient: patientId }}
              look="primary"
              icon={<IconStethoscope aria-hidden />}
            >
              Diagnosis
            </ButtonLink>
          </>
        }
      />
      {stay && <InpatientStrip inpatientId={stay.inpatientId} />}
      {summary.isPending ? (
        <Skeleton lines={8} />
      ) : (
        <ChartTabs
          patientId={patientId}
          now={stay && <InpatientNow patientId={patientId} inpatientId={stay.inpatientId} />}
          aside={<LastTriage patientId={patientId} />}
          told={(triageId) => <ToldTriage triageId={triageId} />}
          documents={<SharedDocuments patientId={patientId} />}
          brought={[...childParts, privatePart(patientId), familyPart(patientId)]}
        />
      )}
    </>
  );
}

const admitDialog = async () => (await import('#web/ward/steer/admit-here-dialog.tsx')).AdmitHereDialog;

/** In the chart of someone who is not an inpatient. */
function AdmitButton({ patient }: { patient: { id: string; name: string; pud: string } }) {
  const [isOpen, setOpen] = useState(false);
  const me = useMyself();
  return (
    <>
      <Button icon={<IconBed aria-hidden />} onClick={() => setOpen(true)}>
        Admit
      </Button>
      <LazyDialog load={admitDialog} dialog={{ isOpen, onClose: () => setOpen(false), patient, doctorId: me.id }} />
    </>
  );
}
