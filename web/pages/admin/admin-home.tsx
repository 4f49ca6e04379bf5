import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Overview as Known } from '#contract/overview.ts';
import { HealthPanel } from '#web/admin/overview/health-panel.tsx';
import { useOverview } from '#web/admin/overview/queries.ts';
import { SetUpPanel } from '#web/admin/overview/set-up-panel.tsx';
import { TodayPanel } from '#web/admin/overview/today-panel.tsx';
import { WaitingPanel } from '#web/admin/overview/waiting-panel.tsx';
import { BackupLine } from '#web/backups/backup-line.tsx';
import { addressOf, greetingAt } from '#web/identity/address-of.ts';
import { useMyself } from '#web/identity/myself.ts';
import { isAhead, LATER } from '#web/ui/loading/is-ahead.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { hourOfDay, longDay, timeOfDay } from '#web/ui/time/time.ts';
import styles from './admin.module.css';
import { MOVED_FROM_ADMIN } from './moved-views.ts';

/** Links from when the sections of this page had no address of their own lead on. */
export function AdminHomePage() {
  const { view, mail } = useSearch({ strict: false });
  const navigate = useNavigate();
  const moved = MOVED_FROM_ADMIN[view ?? ''];
  useEffect(() => {
    if (moved) void navigate({ to: moved, search: mail ? { mail } : {}, replace: true });
  }, [moved, mail, navigate]);
  return moved ? null : <Overview />;
}

/** How the system is, what waits, and what is left of the set-up. Nothing clinical: counts only. */
function Overview() {
  const me = useMyself();
  const overview = useOverview();
  const [now, timeZone] = [useNow(), useTimeZone()];
  return (
    <div className="stack fit gap-16">
      <div>
        <h1>{isAhead ? LATER : `${greetingAt(hourOfDay(now, timeZone))}, ${addressOf(me.name)}`}</h1>
        <p className="muted">
          {isAhead ? LATER : `${longDay(now, timeZone)}, ${timeOfDay(now, timeZone)} · ${timeZone}`}
        </p>
      </div>
      <QueryView query={overview} lines={10}>
        {(known) => (
          <>
            {isBeforeFirstVisit(known) && <SetUpPanel steps={known.setUp} />}
            <BackupLine />
            <HealthPanel overview={known} isStale={overview.isError} onCheck={() => void overview.refetch()} />
            <div className={`stack fit gap-16 ${styles.columns}`}>
              <WaitingPanel waiting={known.waiting} />
              <TodayPanel today={known.today} />
            </div>
            {!isBeforeFirstVisit(known) && <SetUpPanel steps={known.setUp} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** Until somebody has booked, the set-up is what the day is about. */
const isBeforeFirstVisit = ({ setUp }: Known) => setUp.some(({ step, isDone }) => step === 'first-visit' && !isDone);
