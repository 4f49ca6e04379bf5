import type { QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { alarmAhead } from '#web/alerts/queries.ts';
import { knownAhead } from '#web/pages/known-ahead.ts';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { wardAhead } from '#web/ward/queries.ts';

const VIEWS = {
  overview: lazyWithPreload(async () => (await import('./ward-overview.tsx')).WardOverview),
  medications: lazyWithPreload(async () => (await import('./ward-medications.tsx')).WardMedications),
  messages: lazyWithPreload(async () => (await import('./staff-messages.tsx')).StaffMessages),
  inbox: lazyWithPreload(async () => (await import('../clinic-inbox.tsx')).ClinicInbox),
  tasks: lazyWithPreload(async () => (await import('./ward-tasks.tsx')).WardTasks),
  labs: lazyWithPreload(async () => (await import('./ward-labs.tsx')).WardLabs),
  patients: lazyWithPreload(async () => (await import('./desk-patients.tsx')).DeskPatients),
  admissions: lazyWithPreload(async () => (await import('./ward-admissions.tsx')).WardAdmissions),
  handover: lazyWithPreload(async () => (await import('./ward-handover.tsx')).WardHandover),
  alerts: lazyWithPreload(async () => (await import('../clinic-alerts.tsx')).ClinicAlerts),
};

const isView = (name: string | undefined): name is keyof typeof VIEWS => name !== undefined && name in VIEWS;

const viewOf = (search: string) => {
  const view = new URLSearchParams(search).get('view') ?? undefined;
  return isView(view) ? view : 'overview';
};

/** The section that the address names, on its way while the server is still asked who is there. */
export const viewAhead = () => VIEWS[viewOf(location.search)].ahead();

/** Of the whole ward; another section loads what it shows. */
export const ahead = (queryClient: QueryClient) =>
  knownAhead(
    queryClient,
    'staff',
    () => (viewOf(location.search) === 'overview' ? wardAhead(queryClient) : []),
    alarmAhead,
  );

/** The section stands in the address: a reload and the way back keep the place. */
export function StaffDashboardPage() {
  const { view } = useSearch({ strict: false });
  const View = VIEWS[isView(view) ? view : 'overview'];
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <View />
    </Suspense>
  );
}
