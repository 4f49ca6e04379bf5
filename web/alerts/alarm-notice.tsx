import { IconUrgent } from '@tabler/icons-react';
import styles from './emergency-strip.module.css';
import { useAlerts, useCriticalMessages } from './queries.ts';
import { alarmInWords, waitingAlarms } from './waiting-alarms.ts';

/** The strip lies beneath an open dialog and cannot be pressed: this line says above it what nobody has acknowledged. */
export function AlarmNotice() {
  const waiting = waitingAlarms(useAlerts().data ?? [], useCriticalMessages().data ?? []);
  const [worst, ...others] = waiting;
  return (
    <div aria-live="assertive">
      {worst && (
        <p className={styles.notice}>
          <IconUrgent aria-hidden />
          <span>
            <b>Not acknowledged:</b> {alarmInWords(worst)}
            {others.length > 0 && `, and ${others.length} more`}. Close this to answer.
          </span>
        </p>
      )}
    </div>
  );
}
