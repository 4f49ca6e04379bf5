import type { QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { alarmAhead } from '#web/alerts/queries.ts';
import { knownAhead } from '#web/pages/known-ahead.ts';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { DoctorOverview, overviewAhead } from './doctor-overview.tsx';

const VIEWS = {
  appointments: lazyWithPreload(async () => (await import('./doctor-appointments.tsx')).DoctorAppointments),
  ward: lazyWithPreload(async () => (await import('./doctor-ward.tsx')).DoctorWard),
  patients: lazyWithPreload(async () => (await import('./doctor-patients.tsx')).DoctorPatients),
  diagnosis: lazyWithPreload(async () => (await import('./doctor-diagnosis.tsx')).DoctorDiagnosis),
  alerts: lazyWithPreload(async () => (await import('../clinic-alerts.tsx')).ClinicAlerts),
  messages: lazyWithPreload(async () => (await import('./doctor-messages.tsx')).DoctorMessages),
  inbox: lazyWithPreload(async () => (await import('../clinic-inbox.tsx')).ClinicInbox),
};

const isView = (name: string | undefined): name is keyof typeof VIEWS => name !== undefined && name in VIEWS;

/** The section that the address names, on its way while the server is still asked who is there. */
export async function viewAhead() {
  const view = new URLSearchParams(location.search).get('view') ?? undefined;
  if (isView(view)) await VIEWS[view].ahead();
}

/** Of the overview; a section loads what it shows. */
export const ahead = (queryClient: QueryClient) =>
  knownAhead(
    queryClient,
    'doctor',
    () => (isView(new URLSearchParams(location.search).get('view') ?? undefined) ? [] : overviewAhead(queryClient)),
    alarmAhead,
  );

/** The section stands in the address: a reload and the way back keep the place. */
export function DoctorDashboardPage() {
  const { view } = useSearch({ strict: false });
  if (!isView(view)) return <DoctorOverview />;
  const View = VIEWS[view];
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <View />
    </Suspense>
  );
}
