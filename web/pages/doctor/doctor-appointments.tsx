import { IconClipboardHeart } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { useIsDemo } from '#web/api/clinic.ts';
import { MyCalendar } from '#web/appointments/calendar/my-calendar.tsx';
import { ApprovedList, HistoryList } from '#web/appointments/doctor-day/approved-list.tsx';
import { PendingRequests } from '#web/appointments/requests/pending-requests.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import styles from './doctor-dashboard.module.css';
import { ToldTriage } from './told-triage.tsx';

const LISTS = [
  { value: undefined, label: 'Pending and approved' },
  { value: 'history', label: 'History' },
  { value: 'calendar', label: 'My calendar' },
] as const;

export function DoctorAppointments() {
  const { list, week } = useSearch({ strict: false });
  const me = useMyself();
  const isDemo = useIsDemo();
  const told = (appointment: Appointment) => <ToldTriage triageId={appointment.triageId} />;
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <h1>Appointments</h1>
      <Tabs label="Appointments">
        {LISTS.map(({ value, label }) => (
          <Link
            key={label}
            to="/doctor-dashboard"
            search={{ view: 'appointments', ...(value ? { list: value } : {}) }}
            // The links differ only in the query; without this the router would mark all of them as active.
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={list === value ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </Tabs>
      {list === 'history' ? (
        <Panel title="History" note="newest first">
          <HistoryList told={told} isDemo={isDemo} />
        </Panel>
      ) : list === 'calendar' ? (
        <MyCalendar doctorId={me.id} week={week} openChart={chartLink} />
      ) : (
        <div className={`stack start fit gap-16 ${styles.beside}`}>
          <Panel title="Pending Appointments" note="most urgent first, then longest waiting">
            <PendingRequests told={told} isDemo={isDemo} />
          </Panel>
          <Panel title="Approved Appointments">
            <ApprovedList told={told} isDemo={isDemo} />
          </Panel>
        </div>
      )}
    </div>
  );
}

const chartLink = ({ patientId }: Appointment) => (
  <ButtonLink
    to="/doctor-dashboard"
    search={{ view: 'patients', patient: patientId }}
    preload={false}
    look="primary"
    icon={<IconClipboardHeart aria-hidden />}
  >
    Open chart
  </ButtonLink>
);
