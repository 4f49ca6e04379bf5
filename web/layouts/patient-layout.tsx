import type { ReactNode } from 'react';
import type { Me } from '#contract/identity.ts';
import { NoticesBell } from '../notices/notices-bell.tsx';
import { Brand } from '../ui/brand/brand.tsx';
import { barRef } from '../ui/viewport/bars.ts';
import { useDensity } from './density.ts';
import { PersonMenu } from './menus/person-menu.tsx';
import { SessionButtons } from './menus/session-buttons.tsx';
import styles from './patient-layout.module.css';

export function PatientLayout({ me, children }: { me: Me; children: ReactNode }) {
  useDensity(me.role);

  return (
    <>
      <header ref={barRef.top} className={`no-print ${styles.bar}`}>
        <div className={`row gap-8 ${styles.in}`}>
          <Brand href="/dashboard" />
          <PersonMenu me={me} />
          <NoticesBell />
          <SessionButtons />
        </div>
      </header>
      <main className={styles.main} id="main">
        {children}
      </main>
    </>
  );
}
