import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { DoctorOverview } from './doctor-overview.tsx';

const VIEWS = {
  appointments: lazy(async () => ({ default: (await import('./doctor-appointments.tsx')).DoctorAppointments })),
  patients: lazy(async () => ({ default: (await import('./doctor-patients.tsx')).DoctorPatients })),
  diagnosis: lazy(async () => ({ default: (await import('./doctor-diagnosis.tsx')).DoctorDiagnosis })),
  alerts: lazy(async () => ({ default: (await import('./clinic-alerts.tsx')).ClinicAlerts })),
  messages: lazy(async () => ({ default: (await import('./doctor-messages.tsx')).DoctorMessages })),
};

const isView = (name: string | undefined): name is keyof typeof VIEWS => name !== undefined && name in VIEWS;

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
