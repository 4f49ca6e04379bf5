// Around the symptom tools: a patient finds the own bar and the idle lock there, everyone else enters as a guest.
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../identity/queries.ts';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { GuestLayout } from './guest-layout.tsx';
import styles from './inside.module.css';

const Inside = lazy(async () => ({ default: (await import('./inside.tsx')).Inside }));

const waiting = (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
);

export function Tools() {
  const me = useMe();
  const [isPatient, setPatient] = useState(false);
  // A patient stays inside: when the session ends the page lies beneath its cover, not open to whoever comes next.
  if (me.data?.role === 'patient' && !isPatient) setPatient(true);
  // A refetch without an answer makes the query pending again; the page must not be taken down for that.
  if (me.isPending && !me.isFetched) return waiting;
  if (isPatient) {
    return (
      <Suspense fallback={waiting}>
        <Inside />
      </Suspense>
    );
  }
  return (
    <GuestLayout>
      <Outlet />
    </GuestLayout>
  );
}
