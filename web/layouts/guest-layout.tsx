import type { ReactNode } from 'react';
import { Brand } from '../ui/brand/brand.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import styles from './patient-layout.module.css';

/** For whoever has no account, or none of a patient: nothing here is kept. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={`no-print ruled-below ${styles.bar}`}>
        <div className={`row gap-8 ${styles.in}`}>
          <Brand />
          <ButtonAnchor look="quiet" href="/login/patient">
            Patient Login
          </ButtonAnchor>
        </div>
      </header>
      <main className={styles.main} id="main">
        {children}
      </main>
    </>
  );
}
