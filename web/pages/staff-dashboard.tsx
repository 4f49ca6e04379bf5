import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { fetched } from '../ui/fetched.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const VIEWS = {
  overview: fetched(async () => (await import('./ward-overview.tsx')).WardOverview),
  medications: fetched(async () => (await import('./ward-medications.tsx')).WardMedications),
  messages: fetched(async () => (await import('./staff-messages.tsx')).StaffMessages),
  tasks: fetched(async () => (await import('./ward-tasks.tsx')).WardTasks),
  labs: fetched(async () => (await import('./ward-labs.tsx')).WardLabs),
  patients: fetched(async () => (await import('./desk-patients.tsx')).DeskPatients),
  admissions: fetched(async () => (await import('./ward-admissions.tsx')).WardAdmissions),
  handover: fetched(async () => (await import('./ward-handover.tsx')).WardHandover),
  alerts: fetched(async () => (await import('./clinic-alerts.tsx')).ClinicAlerts),
};

const isView = (name: string | undefined): name is keyof typeof VIEWS => name !== undefined && name in VIEWS;

/** The section that the address names, on its way while the server is still asked who is there. */
export async function viewAhead() {
  const view = new URLSearchParams(location.search).get('view') ?? undefined;
  await VIEWS[isView(view) ? view : 'overview'].ahead();
}

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
