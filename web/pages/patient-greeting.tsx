import { CareLine } from '../board/care-line.tsx';
import { addressOf, greetingAt } from '../identity/address-of.ts';
import { useMyself } from '../identity/myself.ts';
import { useTimeZone } from '../ui/clinic-time.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { useNow } from '../ui/now.ts';
import { hourOfDay, longDay } from '../ui/time.ts';
import styles from './patient-greeting.module.css';

export function PatientGreeting({ className }: { className: string | undefined }) {
  const timeZone = useTimeZone();
  const { name, pud } = useMyself();
  const now = useNow();
  return (
    <div className={className}>
      <CareLine
        title={`${greetingAt(hourOfDay(now, timeZone))}, ${addressOf(name)}`}
        today={longDay(now, timeZone)}
        now={now}
        foot={
          pud && (
            <div className={`row between text-sm ${styles.pud}`}>
              <span>
                Health ID
                <code>{pud}</code>
              </span>
              <CopyButton look="quiet" isIconOnly value={pud} what="Health ID" className={styles.copy} />
            </div>
          )
        }
      />
    </div>
  );
}
