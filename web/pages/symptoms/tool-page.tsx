import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '#web/language/say.ts';
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import styles from './tool-page.module.css';

type ToolPageProps = { isPatient: boolean; backWords?: string; width?: 'narrow' | 'wide'; children: ReactNode };

/** The way back, then the tool. A guest has no dashboard to go back to. */
export function ToolPage({ isPatient, backWords = t('Dashboard'), width, children }: ToolPageProps) {
  const icon = <IconArrowLeft aria-hidden />;
  return (
    <div className={width ? `${styles.page} ${styles[width]}` : styles.page}>
      <div className={styles.back}>
        {isPatient ? (
          <ButtonLink look="quiet" to="/patient-dashboard" icon={icon}>
            {backWords}
          </ButtonLink>
        ) : (
          <ButtonAnchor look="quiet" href="/" icon={icon}>
            {t('Home')}
          </ButtonAnchor>
        )}
      </div>
      {children}
    </div>
  );
}

export const toolIsLoading = (
  <div className={styles.page}>
    <Skeleton lines={6} />
  </div>
);
