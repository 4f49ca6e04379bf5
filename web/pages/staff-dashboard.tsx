import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';

const VIEWS = {
  overview: lazy(async () => ({ default: (await import('./ward-overview.tsx')).WardOverview })),
  medications: lazy(async () => ({ default: (await import('./ward-medications.tsx')).WardMedications })),
  messages: lazy(async () => ({ default: (await import('./staff-messages.tsx')).StaffMessages })),
  tasks: lazy(async () => ({ default: (await import('./ward-tasks.tsx')).WardTasks })),
  labs: lazy(async () => ({ default: (await import('./ward-labs.tsx')).WardLabs })),
  patients: lazy(async () => ({ default: (await import('./desk-patients.tsx')).DeskPatients })),
  admissions: lazy(async () => ({ default: (await import('./ward-admissions.tsx')).WardAdmissions })),
  handover: lazy(async () => ({ default: (await import('./ward-handover.tsx')).WardHandover })),
  alerts: lazy(async () => ({ default: (await import('./clinic-alerts.tsx')).ClinicAlerts })),
};

const isView = (name: string | undefined): name is keyof typeof VIEWS => name !== undefined && name in VIEWS;

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
