import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useDoctorStats } from './doctor-queries.ts';
import styles from './stats-row.module.css';

const FIGURES = [
  { name: 'totalAppointments', title: 'Total Appointments', note: 'this month', view: 'appointments' },
  { name: 'pendingApprovals', title: 'Pending Approvals', note: '', view: 'appointments' },
  { name: 'totalPatients', title: 'Total Patients', note: '', view: 'patients' },
  { name: 'todayAppointments', title: 'Today’s Appointments', note: '', view: 'appointments' },
] as const;

/** Four figures from the database, each a way to what it counts, each beside the same figure a month ago. */
export function StatsRow() {
  return (
    <QueryView query={useDoctorStats()} lines={2}>
      {(stats) => (
        <ul className={`stack panel halves clipped ${styles.stats}`} aria-label="Figures">
          {FIGURES.map(({ name, title, note, view }) => (
            <li key={name}>
              <Link
                className={`stack gap-5 ink no-underline ${styles.stat}`}
                to="/doctor-dashboard"
                search={{ view, ...listOf(name) }}
              >
                <span className="muted semibold">
                  {title} {note && <em className="regular">{note}</em>}
                </span>
                <b>{stats[name]}</b>
                <Trend now={stats[name]} before={stats.lastMonth[name]} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

const listOf = (name: (typeof FIGURES)[number]['name']) =>
  ({
    totalAppointments: { list: 'history' },
    pendingApprovals: {},
    totalPatients: {},
    todayAppointments: { list: 'calendar' },
  })[name];

function Trend({ now, before }: { now: number; before: number }) {
  const difference = now - before;
  const Icon = difference > 0 ? IconArrowUpRight : difference < 0 ? IconArrowDownRight : IconArrowRight;
  return (
    <span className="row gap-5 muted text-14 lead-135">
      <Icon size={16} className="fixed" aria-hidden />
      {difference === 0
        ? 'as many as a month ago'
        : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than a month ago`}
    </span>
  );
}
