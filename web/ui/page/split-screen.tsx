import { IconArrowLeft, IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DoorLanguage } from '#web/language/door-language.tsx';
import { t } from '#web/language/say.ts';
import { Brand } from '../brand/brand.tsx';
import { ButtonAnchor } from '../button.tsx';
import styles from './split-screen.module.css';

type SplitScreenProps = {
  /** Above the title: where one is in several steps. */
  steps?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Home instead of Back where the task has a Back of its own. */
  isUnderWay?: boolean;
  /** Shown beside the task where there is room for it. */
  aside: ReactNode;
  asideLabel: string;
  children: ReactNode;
};

/** A longer form before login: the form on one side, what it leads to on the other. */
export function SplitScreen({ steps, title, lead, isUnderWay, aside, asideLabel, children }: SplitScreenProps) {
  return (
    <div className={`stack ${styles.screen}`}>
      <header className={`row between ${styles.bar}`}>
        <Brand /> <DoorLanguage />{' '}
        <ButtonAnchor
          look="quiet"
          href="/"
          icon={isUnderWay ? <IconHome aria-hidden /> : <IconArrowLeft aria-hidden />}
        >
          {isUnderWay ? t('Home') : t('Back')}
        </ButtonAnchor>
      </header>
      <main className={`full ${styles.pane}`} id="main">
        {steps}
        <h1>{title}</h1>
        {lead && <p className="mt-12 muted text-18">{lead}</p>}
        {children}
      </main>
      <aside className={`hidden ${styles.aside}`} aria-label={asideLabel}>
        <div className={styles.stay}>{aside}</div>
      </aside>
    </div>
  );
}

/** The words under what the other side shows. */
export function AsideWords({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
