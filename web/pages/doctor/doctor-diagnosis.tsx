import { Link, useSearch } from '@tanstack/react-router';
import { useClinic } from '#web/api/clinic.ts';
import { WaitingList } from '#web/care/waiting-list.tsx';
import { PatientList } from '#web/patients/finding/patient-list.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { longDay, timeOfDay } from '#web/ui/time/time.ts';
import { DiagnosisOf } from './diagnosis-of.tsx';
import styles from './doctor-diagnosis.module.css';

/** With a patient in the address their form and chart; without one, whoever waits for a diagnosis. */
export function DoctorDiagnosis() {
  const { patient } = useSearch({ strict: false });
  const timeZone = useTimeZone();
  const isDemo = useClinic().data?.mode === 'demo';
  const now = useNow();
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <div>
        <h1>Diagnosis</h1>
        <p className="row stretch gap-x-16 muted text-14">
          {patient && (
            <Link to="/doctor-dashboard" search={{ view: 'diagnosis' }}>
              All that wait
            </Link>
          )}
          {longDay(now, timeZone)}, {timeOfDay(now, timeZone)}
        </p>
      </div>
      {patient ? (
        // Another patient is another form: nothing of the last one may stay behind.
        <DiagnosisOf key={patient} patientId={patient} />
      ) : (
        <>
          <Panel title="Waiting to be signed" note="your drafts, and your ended visits without a diagnosis">
            <WaitingList />
          </Panel>
          <PatientList isDemo={isDemo} currentId={undefined} />
        </>
      )}
    </div>
  );
}
