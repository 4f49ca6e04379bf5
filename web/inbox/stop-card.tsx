import { IconBell, IconPhoneCall } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { DangerRead } from '#contract/triage/danger-in-message.ts';
import { t, tRich } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { useFocusOnMount } from '../ui/keyboard/focus-on-mount.ts';
import styles from './stop-card.module.css';

type StopCardProps = {
  danger: DangerRead;
  emergencyNumber: string;
  crisisLine: { number: string; name: string | null } | null;
  /** When somebody reads a message: "Messages are answered within hours." */
  whenRead: string;
  /** Calls the clinic for help. */
  alertClinic: ReactNode;
  onSigns: () => void;
};

/** The emergency card, before anything is sent. It takes the focus; the number to call is its first control. */
export function StopCard({ danger, emergencyNumber, crisisLine, whenRead, alertClinic, onSigns }: StopCardProps) {
  const titleId = useId();
  const box = useFocusOnMount();
  const [isAlerting, setAlerting] = useState(false);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className={`stack fit gap-12 lead-140 ${styles.stop}`}
    >
      <h2 id={titleId}>{t('Do not wait for an answer.')}</h2>
      <p>
        {danger.words ? (
          <>{tRich('You are writing {words}.', { words: <mark>{danger.words}</mark> })} </>
        ) : (
          `${t('What you write may be an emergency.')} `
        )}
        {whenRead}
      </p>
      {danger.isCrisis && crisisLine && (
        <ButtonAnchor
          className={styles.call}
          isBlock
          href={`tel:${crisisLine.number}`}
          icon={<IconPhoneCall aria-hidden />}
        >
          {t('Call {number}', { number: crisisLine.number })} {crisisLine.name && `, ${crisisLine.name}`}
        </ButtonAnchor>
      )}
      <ButtonAnchor
        className={styles.call}
        isBlock
        href={`tel:${emergencyNumber}`}
        icon={<IconPhoneCall aria-hidden />}
      >
        {t('Call {number}', { number: emergencyNumber })}{' '}
      </ButtonAnchor>
      <div className={`row wrap gap-8 ${styles.two}`}>
        <Button
          className={styles.other}
          icon={<IconBell aria-hidden />}
          aria-expanded={isAlerting}
          onClick={() => setAlerting(!isAlerting)}
        >
          {t('Alert clinic')}
        </Button>
        <Button className={styles.other} onClick={onSigns}>
          {t('Danger signs')}
        </Button>
      </div>
      {isAlerting && <div className={`stack fit gap-12 surface ink round ${styles.alerting}`}>{alertClinic}</div>}
    </div>
  );
}
