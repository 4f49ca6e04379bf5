import { IconUrgent } from '@tabler/icons-react';
import styles from './emergency-strip/emergency-strip.module.css';
import { useAlerts, useCriticalMessages, useUnlisted } from './queries.ts';
import { alarmInWords, type WaitingAlarm, waitingAlarms } from './waiting-alarms.ts';

/** The strip lies beneath an open dialog and cannot be pressed: this line says above it what nobody has acknowledged. */
export function AlarmNotice() {
  const alerts = useAlerts().data;
  const { unacknowledged } = useUnlisted(alerts);
  const [worst, ...others] = waitingAlarms(alerts ?? [], useCriticalMessages().data ?? []);
  const more = others.length + unacknowledged;
  return (
    <div aria-live="assertive">
      {worst && (
        <p className={`row gap-10 text-15 lead-135 icons-22 ${styles.notice}`}>
          <IconUrgent aria-hidden />
          <span>
            <b>Not acknowledged:</b> <AlarmWords alarm={worst} />
            {more > 0 && `, and ${more} more`}. Close this to answer.
          </span>
        </p>
      )}
    </div>
  );
}

/** No line ends within the name of a bed: "207-" at the end of one is another bed. */
function AlarmWords({ alarm }: { alarm: WaitingAlarm }) {
  const { what, where, who } = alarmInWords(alarm);
  return (
    <>
      {what}
      {where && ', '}
      {where && <span className="nowrap">{where}</span>}
      {who && `, ${who}`}
    </>
  );
}
