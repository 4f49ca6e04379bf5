import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { t } from '#web/language/say.ts';
import { Card } from '#web/ui/page/card.tsx';
import { isEmergency } from '../urgency/urgency-look.ts';
import styles from './booking-place.module.css';

type BookingPlaceProps = { urgency: Urgency | null; title: string; emergencyNumber: string; children: ReactNode };

/** In an emergency a booking is not the main action: it waits, folded, for afterwards. */
export function BookingPlace({ urgency, title, emergencyNumber, children }: BookingPlaceProps) {
  if (!isEmergency(urgency)) return <Card title={title}>{children}</Card>;
  return (
    <details className={`panel ${styles.later}`}>
      <summary>
        <span>
          {t('After you have been seen')}{' '}
          <small>
            {t('Do not wait for an appointment. A follow-up is not instead of {number}.', { number: emergencyNumber })}
          </small>
        </span>
        <IconChevronDown aria-hidden />
      </summary>
      <div className={styles.in}>{children}</div>
    </details>
  );
}
