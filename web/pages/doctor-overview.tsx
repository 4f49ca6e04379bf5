import { Link } from '@tanstack/react-router';
import { useIsDemo } from '../api/clinic.ts';
import { DayLine } from '../appointments/day-line.tsx';
import { PendingRequests } from '../appointments/pending-requests.tsx';
import { StatsRow } from '../appointments/stats-row.tsx';
import { ResultsToReview } from '../care/results-to-review.tsx';
import { addressOf, greetingAt } from '../identity/address-of.ts';
import { useMyself } from '../identity/myself.ts';
import { ConnectionTest } from '../system/connection-test.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useTimeZone } from '../ui/clinic-time.ts';
import { useNow } from '../ui/now.ts';
import { Panel } from '../ui/panel.tsx';
import { hourOfDay, longDay, timeOfDay } from '../ui/time.ts';
import { AdmissionsToAccept } from '../ward/waiting/admissions-to-accept.tsx';
import styles from './doctor-dashboard.module.css';
import { ToldTriage } from './told-triage.tsx';

const SHOWN_AT_ONCE = 4;

/** One screen and the day is known: who comes, who waits, who is in danger. */
export function DoctorOverview() {
  const me = useMyself();
  const timeZone = useTimeZone();
  const isDemo = useIsDemo();
  const now = useNow();
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <div>
        <h1>{`${greetingAt(hourOfDay(now, timeZone))}, ${addressOf(me.name)}`}</h1>
        <p className="muted text-14">
          {longDay(now, timeZone)}, {timeOfDay(now, timeZone)} · {timeZone}
        </p>
      </div>
      <StatsRow />
      <AdmissionsToAccept />
      <div className={`stack start fit gap-16 ${styles.beside}`}>
        <Panel
          title="Today’s timeline"
          action={
            <Link to="/doctor-dashboard" search={{ view: 'appointments', list: 'calendar' }}>
              Whole week
            </Link>
          }
        >
          <DayLine openChart={chartButton} />
        </Panel>
        <Panel
          title="Pending approvals"
          note="most urgent first"
          action={
            <Link to="/doctor-dashboard" search={{ view: 'appointments' }}>
              All
            </Link>
          }
        >
          <PendingRequests
            isDemo={isDemo}
            most={SHOWN_AT_ONCE}
            told={(request) => <ToldTriage triageId={request.triageId} />}
            more={(hidden) => (
              <Link
                className={`row centred semibold ${styles.more}`}
                to="/doctor-dashboard"
                search={{ view: 'appointments' }}
              >
                {hidden} more
              </Link>
            )}
          />
        </Panel>
      </div>
      <Panel title="Results to review" note="critical ones first, until you have looked at them">
        <ResultsToReview />
      </Panel>
      <ConnectionTest />
    </div>
  );
}

const chartButton = (patientId: string) => (
  <ButtonLink to="/doctor-dashboard" search={{ view: 'patients', patient: patientId }} look="primary">
    Open chart
  </ButtonLink>
);
