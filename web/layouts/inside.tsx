// Everything behind a login: the gate first, then the layout of the role that came through it.
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Me } from '../../contract/identity.ts';
import { SessionGate } from '../identity/session-gate.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './inside.module.css';

const PatientLayout = lazy(async () => ({ default: (await import('./patient-layout.tsx')).PatientLayout }));
const ClinicLayout = lazy(async () => ({ default: (await import('./clinic-layout.tsx')).ClinicLayout }));
const WardLayout = lazy(async () => ({ default: (await import('./ward-layout.tsx')).WardLayout }));

const LAYOUTS = { patient: PatientLayout, doctor: ClinicLayout, staff: WardLayout, admin: ClinicLayout };

const waiting = (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
);

export function Inside() {
  return <SessionGate waiting={waiting}>{(me) => <RoleLayout me={me} />}</SessionGate>;
}

function RoleLayout({ me }: { me: Me }) {
  const Layout = LAYOUTS[me.role];
  return (
    <Suspense fallback={waiting}>
      <Layout me={me}>
        <Outlet />
      </Layout>
    </Suspense>
  );
}
