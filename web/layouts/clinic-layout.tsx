import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Me } from '#contract/identity.ts';
import { HOME_OF } from '#contract/screens.ts';
import { AlarmFrame } from '../alerts/alarm-frame.tsx';
import { AlarmNotice } from '../alerts/alarm-notice.tsx';
import { EmergencyStrip } from '../alerts/emergency-strip/emergency-strip.tsx';
import { useAlerts } from '../alerts/queries.ts';
import { SoundHint } from '../alerts/sound/sound-hint.tsx';
import { useClinic } from '../api/clinic.ts';
import { NoticesBell } from '../notices/notices-bell.tsx';
import { DutySwitch } from '../staffing/duty-switch.tsx';
import { LicenceStrip } from '../staffing/licence-strip.tsx';
import { Brand } from '../ui/brand/brand.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Drawer } from '../ui/dialog/dialog.tsx';
import { ModalNotice } from '../ui/dialog/modal-notice.ts';
import { Following } from '../ui/loading/following.tsx';
import { barRef } from '../ui/viewport/bars.ts';
import styles from './clinic-layout.module.css';
import { useDensity } from './density.ts';
import { useMenuState } from './menus/menu-state.ts';
import { PersonMenu } from './menus/person-menu.tsx';
import { SessionButtons } from './menus/session-buttons.tsx';
import { SideMenu } from './menus/side-menu.tsx';
import { Palette } from './palette/palette.tsx';

/** For everyone who works here: a side menu, and a header that says who is at the screen. */
export function ClinicLayout({ me, children }: { me: Me; children: ReactNode }) {
  const menu = useMenuState();
  const clinic = useClinic().data;
  const clinicName = clinic?.name;

  const isClinician = me.role === 'doctor' || me.role === 'staff';
  const { view, patient } = useLocation().search as { view?: string; patient?: string };
  useDensity(me.role);
  const alarms = useAlerts(isClinician);
  return (
    <ModalNotice value={isClinician ? <AlarmNotice /> : null}>
      <div className={classNames(`stack fit ${styles.frame}`, menu.isCollapsed && styles.collapsed)}>
        <div className={`no-print hidden ${styles.side}`}>
          <SideMenu me={me} clinicName={clinicName} isCollapsed={menu.isCollapsed} onToggle={menu.toggle} />
        </div>
        <Drawer isOpen={menu.isDrawerOpen} onClose={menu.closeDrawer} label="Menu">
          <SideMenu me={me} clinicName={clinicName} isCollapsed={false} onFollow={menu.closeDrawer} />
        </Drawer>
        <div className={`column min-0 ${styles.work}`}>
          <header ref={barRef.top} className={`no-print row gap-8 ruled-below ${styles.top}`}>
            <Button
              className={styles.burger}
              look="quiet"
              isIconOnly
              aria-label="Open the menu"
              icon={<IconMenu2 aria-hidden />}
              onClick={menu.toggle}
            />
            <Brand className={styles.brand} href={HOME_OF[me.role]} />
            <div className={`row gap-16 push ${styles.person}`}>
              {isClinician && <SoundHint />}
              {isClinician && <Palette role={me.role} />}
              {isClinician && <DutySwitch />}
              <PersonMenu me={me} />
              <NoticesBell />
            </div>
            <SessionButtons />
          </header>
          <main className={`min-0 ${styles.main}`} id="main">
            {(me.role === 'doctor' || me.role === 'staff') && (
              <AlarmFrame>
                <EmergencyStrip
                  emergencyNumber={clinic?.emergencyNumber}
                  home={me.role === 'doctor' ? '/doctor-dashboard' : '/staff-dashboard'}
                  isOnAlertsPage={view === 'alerts'}
                  openForm={view === 'diagnosis' && patient ? `diagnosis ${patient}` : undefined}
                />
              </AlarmFrame>
            )}
            {isClinician && <LicenceStrip isDoctor={me.role === 'doctor'} />}
            <Following isAboveKnown={!isClinician || !alarms.isPending}>{children}</Following>
          </main>
        </div>
      </div>
    </ModalNotice>
  );
}
