import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useClinic } from '#web/api/clinic.ts';
import { emergencyNumberOfPage } from '#web/emergency-number.ts';
import { t } from '#web/language/say.ts';
import { Brand } from '#web/ui/brand/brand.tsx';
import { ButtonAnchor } from '#web/ui/button.tsx';
import styles from './one-task-screen.module.css';

type OneTaskScreenProps = { title: string; note?: ReactNode; children: ReactNode };

/** For whoever needs help now: the emergency number in the header, and one column. */
export function OneTaskScreen({ title, note, children }: OneTaskScreenProps) {
  const number = useClinic().data?.emergencyNumber ?? emergencyNumberOfPage();
  return (
    <>
      <header className={`no-print row between gap-12 ruled-below ${styles.bar}`}>
        <Brand />
        <ButtonAnchor look="danger" href={`tel:${number}`} icon={<IconPhone aria-hidden />}>
          {t('Call {number}', { number })}
        </ButtonAnchor>
      </header>
      <main className={`stack fit gap-16 ${styles.main}`} id="main">
        <div>
          <h1>{title}</h1>
          {note && <p className="muted">{note}</p>}
        </div>
        {children}
      </main>
    </>
  );
}
