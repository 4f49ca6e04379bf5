import { useNavigate } from '@tanstack/react-router';
import { ResultsToReview } from '#web/care/results-to-review.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { longDay, timeOfDay } from '#web/ui/time/time.ts';
import { RoundList } from '#web/ward/round/round-list.tsx';
import { AdmissionsToAccept } from '#web/ward/waiting/admissions-to-accept.tsx';
import styles from './doctor-ward.module.css';
import { RoundDetail } from './round-detail.tsx';

/** The ward as a doctor walks through it. */
export function DoctorWard() {
  const timeZone = useTimeZone();
  const now = useNow();
  const navigate = useNavigate();
  const openChart = (patient: string) =>
    void navigate({ to: '/doctor-dashboard', search: { view: 'patients', patient } });
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <div>
        <h1>Ward</h1>
        <p className="muted text-14">
          {longDay(now, timeZone)}, {timeOfDay(now, timeZone)}
        </p>
      </div>
      <AdmissionsToAccept />
      <div className="stack start fit gap-14">
        <RoundList openChart={openChart} detail={({ inpatient }) => <RoundDetail inpatientId={inpatient.id} />} />
        <Panel title="Results to review" note="critical ones first">
          <ResultsToReview />
        </Panel>
      </div>
    </div>
  );
}
