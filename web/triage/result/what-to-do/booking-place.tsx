import type { ReactNode } from 'react';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { t } from '#web/language/say.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useMedia } from '#web/ui/viewport/media.ts';
import { FoldedPart } from '../reasons/folded-part.tsx';
import { isEmergency } from '../urgency/urgency-look.ts';
import styles from './booking-place.module.css';

type BookingPlaceProps = {
  urgency: Urgency | null;
  title: string;
  /** Where, in a few words: said while it is folded. */
  withUs?: string;
  emergencyNumber: string;
  children: ReactNode;
};

const PHONE = '(max-width: 899px)';

/** In an emergency a booking waits, folded, for afterwards; on a phone also where care at home is enough for now. */
export function BookingPlace({ urgency, title, withUs, emergencyNumber, children }: BookingPlaceProps) {
  const isPhone = useMedia(PHONE);
  if (urgency === 1 && isPhone)
    return (
      <div className="panel">
        <FoldedPart title={title} fact={withUs && <p>{withUs}</p>}>
          {children}
        </FoldedPart>
      </div>
    );
  if (!isEmergency(urgency)) return <Card title={title}>{children}</Card>;
  return (
    <Fold
      className={`panel ${styles.later}`}
      title={
        <>
          {t('After you have been seen')}{' '}
          <small>{t('A follow-up is not instead of {number}.', { number: emergencyNumber })}</small>
        </>
      }
    >
      <div className={styles.in}>{children}</div>
    </Fold>
  );
}
