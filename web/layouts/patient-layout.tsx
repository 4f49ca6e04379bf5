import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Me } from '#contract/identity.ts';
import { screenAt } from '#contract/screens.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { useActedFor } from '../acting-for.ts';
import { SosButton } from '../alerts/sos-button.tsx';
import { useClinic } from '../api/clinic.ts';
import { englishFor } from '../language/choose-language.ts';
import { useOwnLanguage } from '../language/own-language.ts';
import { NoticesBell } from '../notices/notices-bell.tsx';
import { useCopyOwner } from '../phone-copy.ts';
import { registerWorker } from '../register-worker.ts';
import { Brand } from '../ui/brand/brand.tsx';
import { classNames } from '../ui/class-names.ts';
import { savesData, useWhenIdle } from '../ui/loading/when-idle.ts';
import { barRef } from '../ui/viewport/bars.ts';
import { useMedia } from '../ui/viewport/media.ts';
import { useScrollToHash } from '../ui/viewport/scroll-to-hash.ts';
import { useDensity } from './density.ts';
import { SessionButtons } from './menus/session-buttons.tsx';
import { PatientNav } from './patient/patient-nav.tsx';
import styles from './patient-layout.module.css';

/** Of those who switched it on; without it the copy on the phone stays as it was. */
const CopyKeeper = lazyOr(async () => (await import('../offline/copy-keeper.tsx')).CopyKeeper);

// Few act for someone. The whole layout waits for these: no screen of another person is drawn without them.
const band = () => import('./patient/acting-band.tsx');
const ActingBand = lazy(async () => ({ default: (await band()).ActingBand }));
const ActingFrame = lazy(async () => ({ default: (await band()).ActingFrame }));

/** From this width on the screens are listed at the side. Keep it equal to the style sheets. */
const WIDE = '(min-width: 1000px)';

/** Only a browser that was asked to take notices has anything to keep. */
function keepPush() {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  void import('../notices/settings/keep-push.ts').then(({ keepPushHere }) => keepPushHere()).catch(() => undefined);
}

/** The patient's app. Tab goes through the document, so the list of screens comes first where it stands first. */
export function PatientLayout({ me, children }: { me: Me; children: ReactNode }) {
  useDensity(me.role);
  useOwnLanguage(me.language);
  const { pathname } = useLocation();
  const emergencyNumber = useClinic().data?.emergencyNumber;
  const isWide = useMedia(WIDE);
  useScrollToHash();
  useWhenIdle(keepPush);
  // A symptom tool is one task with a button of its own under the thumb, and a way back.
  const hasNav = screenAt(pathname)?.for !== 'everyone';
  const nav = hasNav && <PatientNav key="nav" isAtSide={isWide} />;
  const main = (
    <main key="main" className={styles.main} id="main" lang={englishFor(pathname)}>
      {children}
    </main>
  );
  const person = useActedFor();
  // A copy on the phone is one's own: nothing of anyone else is kept.
  const isKept = useCopyOwner() === me.id && me.patientId !== null && !person;
  useWhenIdle(() => {
    if (!savesData()) void registerWorker();
  });
  return (
    <>
      {person && <ActingFrame />}
      {isKept && (
        <Suspense>
          <CopyKeeper patientId={me.patientId ?? ''} accountId={me.id} />
        </Suspense>
      )}
      <header ref={barRef.top} className={`no-print ruled-below ${styles.bar}`}>
        {person && <ActingBand person={person} />}
        <div className={classNames(`row gap-8 ${styles.in}`, hasNav && styles.whole, person && styles.acting)}>
          <Brand href="/dashboard" />
          <SosButton emergencyNumber={emergencyNumber} owner={me.id} />
          {/* News and the account are one's own. */}
          {!person && <NoticesBell />}
          {!person && isWide && <SessionButtons />}
        </div>
      </header>
      <div className={hasNav ? styles.frame : undefined}>{isWide ? [nav, main] : [main, nav]}</div>
    </>
  );
}
