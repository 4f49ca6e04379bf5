import { CareLine } from '#web/board/care-line.tsx';
import { addressOf, greetingAt } from '#web/identity/address-of.ts';
import { useMyself } from '#web/identity/myself.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { hourOfDay, longDay } from '#web/ui/time/time.ts';
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
