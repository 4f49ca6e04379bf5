import { Link } from '@tanstack/react-router';
import { useMails } from '#web/admin/queries.ts';
import { useClosedDays } from '#web/appointments/closed-days/queries.ts';
import { useAccounts, useApplications } from '#web/staffing/queries.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';
import styles from './admin.module.css';
import type { AdminView } from './admin.tsx';

type Figure = { view: AdminView; name: string; figure: string; note: string };

/** What stands where, counted from the database; each figure leads to its section. */
export function AdminFigures({ view }: { view: AdminView }) {
  const timeZone = useTimeZone();
  const figures = [useWaiting(timeZone), useWorking(), useClosed(), useMailFigure(timeZone)];
  return (
    <nav className={`stack panel ${styles.figures}`} aria-label="Sections">
      {figures.map((each) => (
        <Link
          className="stack packed ink lead-135 no-underline"
          key={each.view}
          to="/admin"
          search={each.view === 'applications' ? {} : { view: each.view }}
          aria-current={each.view === view ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          <span className={`semibold ${styles.name}`}>{each.name}</span>
          <b className={styles.figure}>{each.figure}</b>
          <span className={`muted ${styles.note}`}>{each.note}</span>
        </Link>
      ))}
    </nav>
  );
}

const UNKNOWN = '–';

function useWaiting(timeZone: string): Figure {
  const { data } = useApplications();
  const waiting = data?.filter(({ status }) => status === 'waiting') ?? [];
  const oldest = waiting.map(({ appliedAt }) => appliedAt).sort()[0];
  return {
    view: 'applications',
    name: 'Applications',
    figure: data ? String(waiting.length) : UNKNOWN,
    note: oldest ? `waiting, oldest since ${dayAndTime(oldest, timeZone)}` : 'waiting',
  };
}

function useWorking(): Figure {
  const { data } = useAccounts();
  const count = (state: string) => data?.filter((account) => account.state === state).length ?? 0;
  const note = `working here, ${count('invited')} invited, ${count('disabled')} disabled`;
  return { view: 'staff', name: 'Staff', figure: data ? String(count('active')) : UNKNOWN, note };
}

function useClosed(): Figure {
  const { data } = useClosedDays();
  const [next] = data ?? [];
  return {
    view: 'closed-days',
    name: 'Closed days',
    figure: data ? String(data.length) : UNKNOWN,
    note: next ? `to come, next ${weekdayAndDay(`${next.date}T12:00:00Z`, 'UTC')}` : 'to come',
  };
}

function useMailFigure(timeZone: string): Figure {
  const { data, hasNextPage } = useMails();
  const failed = data?.filter(({ state }) => state === 'failed').length ?? 0;
  const newest = data?.[0]?.queuedAt;
  const note = newest ? `newest ${dayAndTime(newest, timeZone)}` : 'none yet';
  return {
    view: 'mails',
    name: 'Mails',
    figure: data ? `${data.length}${hasNextPage ? '+' : ''}` : UNKNOWN,
    note: failed > 0 ? `${failed} failed` : note,
  };
}
