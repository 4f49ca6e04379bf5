import type { ReactNode } from 'react';
import type { Me } from '#contract/identity.ts';
import { NoticesBell } from '../notices/notices-bell.tsx';
import { barRef } from '../ui/bars.ts';
import { Brand } from '../ui/brand.tsx';
import { useDensity } from './density.ts';
import styles from './patient-layout.module.css';
import { PersonMenu } from './person-menu.tsx';
import { SessionButtons } from './session-buttons.tsx';

export function PatientLayout({ me, children }: { me: Me; children: ReactNode }) {
  useDensity(me.role);

  return (
    <>
      <header ref={barRef.top} className={styles.bar}>
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
