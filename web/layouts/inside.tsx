// Everything behind a login: the gate first, then the layout of the role that came through it.
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import type { Me } from '#contract/identity.ts';
import { screenAt } from '#contract/screens.ts';
import { SessionGate } from '../identity/session-gate.tsx';
import { lazyWithPreload } from '../ui/loading/lazy-with-preload.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { keepFocusInSight } from '../ui/viewport/keep-focus-in-sight.ts';
import styles from './inside.module.css';

const PatientLayout = lazyWithPreload(async () => (await import('./patient-layout.tsx')).PatientLayout);
const ClinicLayout = lazyWithPreload(async () => (await import('./clinic-layout.tsx')).ClinicLayout);
const WardLayout = lazyWithPreload(async () => (await import('./ward-layout.tsx')).WardLayout);

const LockedAlarms = lazyWithPreload(async () => (await import('../alerts/locked-alarms.tsx')).LockedAlarms);

const LAYOUTS = {
  patient: PatientLayout,
  doctor: ClinicLayout,
  staff: WardLayout,
  desk: ClinicLayout,
  admin: ClinicLayout,
};

const waiting = (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
);

/** Most addresses are for one role alone: its layout need not wait until the server has said who is there. */
export async function layoutAhead() {
  const roles = screenAt(location.pathname)?.for ?? [];
  const [role, another] = roles === 'everyone' ? [] : roles;
  if (role && !another) await LAYOUTS[role].ahead();
}

export function Inside() {
  useEffect(keepFocusInSight, []);
  return (
    <SessionGate waiting={waiting} whileLocked={alarmsOf}>
      {(me) => <RoleLayout me={me} />}
    </SessionGate>
  );
}

/** An emergency is everyone's who works with patients, also behind a locked screen. */
function alarmsOf({ role }: Me) {
  if (role !== 'doctor' && role !== 'staff') return null;
  return (
    <Suspense fallback={null}>
      <LockedAlarms />
    </Suspense>
  );
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
