import { IconArrowLeft, IconStethoscope } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { ChartTabs } from '../chart/chart-tabs.tsx';
import { PatientBanner } from '../chart/patient-banner.tsx';
import { useChartPatient } from '../chart/queries.ts';
import { useIsDemo, useTimeZone } from '../clinic/queries.ts';
import { PatientList } from '../patients/patient-list.tsx';
import { ApiRefusal } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './doctor-patients.module.css';
import { LastTriage } from './last-triage.tsx';
import { ToldTriage } from './told-triage.tsx';

/** The list; with a patient in the address, the list beside the chart. */
export function DoctorPatients() {
  const { patient } = useSearch({ strict: false });
  const isDemo = useIsDemo();
  const timeZone = useTimeZone();
  const list = <PatientList isDemo={isDemo} timeZone={timeZone} currentId={patient} />;
  return (
    <div className={styles.view}>
      <h1>Patients</h1>
      {patient ? (
        <div className={styles.split}>
          <div className={styles.list}>{list}</div>
          <div className={styles.chart}>
            <Chart patientId={patient} timeZone={timeZone} />
          </div>
        </div>
      ) : (
        list
      )}
    </div>
  );
}

function Chart({ patientId, timeZone }: { patientId: string; timeZone: string }) {
  const { error } = useChartPatient(patientId);
  const back = (
    <Link className={styles.back} to="/doctor-dashboard" search={{ view: 'patients' }}>
      <IconArrowLeft aria-hidden />
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
        timeZone={timeZone}
        action={
          <ButtonLink
            to="/doctor-dashboard"
            search={{ view: 'diagnosis', patient: patientId }}
            look="primary"
            icon={<IconStethoscope aria-hidden />}
          >
            Diagnosis
          </ButtonLink>
        }
      />
      <ChartTabs
        patientId={patientId}
        timeZone={timeZone}
        aside={<LastTriage patientId={patientId} timeZone={timeZone} />}
        told={(triageId) => <ToldTriage triageId={triageId} />}
      />
    </>
  );
}
