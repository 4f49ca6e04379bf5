import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { WorkHome } from './work-home.tsx';

const VIEWS = {
  alerts: lazy(async () => ({ default: (await import('./clinic-alerts.tsx')).ClinicAlerts })),
  messages: lazy(async () => ({ default: (await import('./staff-messages.tsx')).StaffMessages })),
};

const isView = (name: string | undefined): name is keyof typeof VIEWS => name !== undefined && name in VIEWS;

/** The section stands in the address: a reload and the way back keep the place. */
export function StaffDashboardPage() {
  const { view } = useSearch({ strict: false });
  if (!isView(view)) return <WorkHome />;
  const View = VIEWS[view];
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <View />
    </Suspense>
  );
}
