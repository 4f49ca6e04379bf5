import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useClinic } from '#web/api/clinic.ts';
import { DoorLanguage } from '#web/language/door-language.tsx';
import { t } from '#web/language/say.ts';
import { Brand } from '#web/ui/brand/brand.tsx';
import { ClinicLogo } from '#web/ui/brand/clinic-logo.tsx';
import { ThreeFingers } from '#web/ui/brand/three-fingers.tsx';
import { ButtonAnchor } from '#web/ui/button.tsx';
import styles from './login-screen.module.css';

/** The frame of every login page: brand, way back, the picture, and one task. */
export function LoginScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`stack ${styles.screen}`}>
      <header className={`row relative between ${styles.bar}`}>
        <Brand />
        <ClinicLogo logo={useClinic().data?.logo} />
        <DoorLanguage />{' '}
        <ButtonAnchor look="quiet" href="/" icon={<IconArrowLeft aria-hidden />}>
          {t('Back')}
        </ButtonAnchor>
      </header>
      <div className={styles.art}>
        <ThreeFingers />
      </div>
      <main className={`relative ${styles.pane}`} id="main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
