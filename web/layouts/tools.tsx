// Around the symptom tools: a patient finds the own bar and the idle lock there, everyone else enters as a guest.

import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '#web/language/say.ts';
import { useMe } from '../identity/queries.ts';
import { englishFor } from '../language/choose-language.ts';
import { DoorLanguage } from '../language/door-language.tsx';
import { Brand } from '../ui/brand/brand.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import styles from './inside.module.css';
import layout from './patient-layout.module.css';

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

/** For whoever has no account, or none of a patient: nothing here is kept. */
function GuestLayout({ children }: { children: ReactNode }) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <header className={`no-print ruled-below ${layout.bar}`}>
        <div className={`row gap-8 ${layout.in}`}>
          <Brand /> <DoorLanguage />{' '}
          <ButtonAnchor look="quiet" href="/login/patient">
            {t('Patient Login')}
          </ButtonAnchor>
        </div>
      </header>
      <main className={layout.main} id="main" lang={englishFor(pathname)}>
        {children}
      </main>
    </>
  );
}
