import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Me } from '#contract/identity.ts';
import { isAhead, LATER } from '#web/ui/loading/is-ahead.ts';
import { AlarmFrame } from '../alerts/alarm-frame.tsx';
import { AlarmNotice } from '../alerts/alarm-notice.tsx';
import { EmergencyStrip } from '../alerts/emergency-strip/emergency-strip.tsx';
import { SoundHint } from '../alerts/sound/sound-hint.tsx';
import { useClinic } from '../api/clinic.ts';
import { useCover } from '../identity/session-store.ts';
import { NoticesBell } from '../notices/notices-bell.tsx';
import { ModalNotice } from '../ui/dialog/modal-notice.ts';
import { lazyOr } from '../ui/loading/lazy-or.tsx';
import { HeadSlot } from '../ui/page/head-slot.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { timeOfDay } from '../ui/time/time.ts';
import { weekdayAndDay } from '../ui/time/zoned-time.ts';
import { useDensity } from './density.ts';
import { SessionButtons } from './menus/session-buttons.tsx';
import { WardBar } from './ward/ward-bar.tsx';
import { WardPersonMenu } from './ward/ward-person-menu.tsx';
import { WardRail } from './ward/ward-rail.tsx';
import styles from './ward-layout.module.css';

/** Asked for as soon as the layout is there: it is needed when the connection goes. */
const LostNotice = lazyOr(async () => (await import('../medicines/lost-notice.tsx')).LostNotice);

/** For nurses with a tablet: a rail at the side, below 900 px a bar under the thumb, and the time where it is looked for. */
export function WardLayout({ me, children }: { me: Me; children: ReactNode }) {
  const clinic = useClinic().data;

  const { view, tab, patient } = useLocation().search as { view?: string; tab?: string; patient?: string };
  const isForm = tab === 'observe' || tab === 'register';
  useDensity(me.role);
  const isShut = useCover() !== 'none';
  return (
    <ModalNotice value={<AlarmNotice />}>
      <div className={`stack ${styles.frame}`}>
        <WardRail me={me} />
        <HeadSlot className={`row wrap gap-8 gap-x-16 grow min-0 ${styles.head}`}>
          {(head) => (
            <main className={`min-0 ${styles.main}`} id="main">
              <div className={`row gap-14 ${styles.top}`}>
                {head}
                <div className={`no-print row gap-6 push ${styles.corner}`}>
                  <WallClock />
                  <SoundHint />
                  <NoticesBell />
                  <WardPersonMenu me={me} />
                  <span className={styles.session}>
                    <SessionButtons />
                  </span>
                </div>
              </div>
              <AlarmFrame>
                <EmergencyStrip
                  emergencyNumber={clinic?.emergencyNumber}
                  home="/staff-dashboard"
                  isOnAlertsPage={view === 'alerts'}
                  openForm={isForm ? `${tab} ${patient ?? ''}` : undefined}
                />
              </AlarmFrame>
              <Suspense fallback={null}>
                <LostNotice me={me} isShut={isShut} />
              </Suspense>
              {children}
            </main>
          )}
        </HeadSlot>
        <WardBar me={me} />
      </div>
    </ModalNotice>
  );
}

function WallClock() {
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <p className={styles.clock}>
      <b>{isAhead ? LATER : timeOfDay(now, timeZone)}</b>
      <span className="muted text-15 nowrap">{isAhead ? LATER : weekdayAndDay(now, timeZone)}</span>
    </p>
  );
}
