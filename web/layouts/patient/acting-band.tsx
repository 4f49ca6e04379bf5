import type { ActedFor } from '#contract/patients/family.ts';
import { backToMe, firstNameOf } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './acting-band.module.css';

/** Round the whole window while someone acts for another person, above every bar. */
export const ActingFrame = () => <div className={`no-print ${styles.frame}`} aria-hidden />;

/** On every screen then: whose screens these are, and the way back. */
export function ActingBand({ person: { name, age, state } }: { person: ActedFor }) {
  return (
    <div className={`row gap-12 ${styles.band}`} role="status">
      <p className={styles.words}>
        {age === null
          ? t('You are acting for {name}', { name: firstNameOf(name) })
          : t('You are acting for {name}, {age}', { name: firstNameOf(name), age })}
        <span className={styles.more}>
          {state === 'unconfirmed'
            ? t('Not confirmed yet: you can only book. Please come to the desk with your papers.')
            : t('What you book or send counts as theirs.')}
        </span>
      </p>
      <Button onClick={backToMe}>{t('Back to me')}</Button>
    </div>
  );
}
