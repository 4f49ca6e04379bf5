import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsDemo } from '#web/api/clinic.ts';
import { DayLine } from '#web/appointments/doctor-day/day-line.tsx';
import { dayAhead } from '#web/appointments/doctor-day/doctor-queries.ts';
import { StatsRow } from '#web/appointments/doctor-day/stats-row.tsx';
import { PendingRequests } from '#web/appointments/requests/pending-requests.tsx';
import { resultsToReviewQuery } from '#web/care/queries.ts';
import { ResultsToReview } from '#web/care/results-to-review.tsx';
import { addressOf, greetingAt } from '#web/identity/address-of.ts';
import { useMyself } from '#web/identity/myself.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { isAhead, LATER } from '#web/ui/loading/is-ahead.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { untilIdle } from '#web/ui/loading/when-idle.ts';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { hourOfDay, longDay, timeOfDay } from '#web/ui/time/time.ts';
import { AdmissionsToAccept, admissionsAhead } from '#web/ward/waiting/lazy-admissions.tsx';
import styles from './doctor-dashboard.module.css';
import { ToldTriage } from './told-triage.tsx';

const SHOWN_AT_ONCE = 4;

/**
 * Few mornings begin with a repeat: it does not travel with a first visit. Without a connection the rest of the page works
 * without it.
 */
const RepeatsPanel = lazyOr(async () => {
  await untilIdle();
  return (await import('#web/care/repeats/repeats-panel.tsx')).RepeatsPanel;
});

/** The last on the page, and four calls of its own. */
const ConnectionTest = lazyOr(async () => {
  await untilIdle();
  return (await import('#web/system/connection-test.tsx')).ConnectionTest;
});

/** A clinic without video visits does not fetch it with the first screen. */
const WaitingPatients = lazyOr(async () => (await import('#web/visits/waiting-patients.tsx')).WaitingPatients);

export const overviewAhead = (queryClient: QueryClient) => [
  ...dayAhead(queryClient),
  queryClient.ensureQueryData(resultsToReviewQuery),
  admissionsAhead(queryClient),
];

/** One screen and the day is known: who comes, who waits, who is in danger. */
export function DoctorOverview() {
  const me = useMyself();
  const timeZone = useTimeZone();
  const isDemo = useIsDemo();
  const now = useNow();
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <div>
        <h1>{isAhead ? LATER : `${greetingAt(hourOfDay(now, timeZone))}, ${addressOf(me.name)}`}</h1>
        <p className="muted text-14">
          {isAhead
            ? 'Fetching your day: who comes, who waits, whose results are here.'
            : `${longDay(now, timeZone)}, ${timeOfDay(now, timeZone)} · ${timeZone}`}
        </p>
      </div>
      <StatsRow />
      <Suspense>
        <WaitingPatients />
      </Suspense>
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
      <Suspense>
        <RepeatsPanel />
      </Suspense>
      <Panel title="Results to review" note="critical ones first, until you have looked at them">
        <ResultsToReview />
      </Panel>
      <Suspense>
        <ConnectionTest />
      </Suspense>
    </div>
  );
}

const chartButton = (patientId: string) => (
  <ButtonLink to="/doctor-dashboard" search={{ view: 'patients', patient: patientId }} look="primary">
    Open chart
  </ButtonLink>
);
