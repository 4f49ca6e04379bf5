import { IconCheck, IconX } from '@tabler/icons-react';
import type { ApplicationReply } from '#contract/staffing/staffing.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import styles from './applications.module.css';

/** Kept in sight: who let whom in, and why someone was not. */
export function DecidedApplications({ applications }: { applications: ApplicationReply[] }) {
  const timeZone = useTimeZone();
  const decided = applications.filter(({ status }) => status !== 'waiting');
  if (decided.length === 0) return null;
  return (
    <Card title={`Decided (${decided.length})`}>
      <ul className={styles.list}>
        {decided.map(({ id, name, department, status, reason, decidedAt, decidedBy }) => (
          <li key={id} className={`row stretch wrap gap-8 gap-x-20 between py-12 ${styles.decided}`}>
            <div>
              <b>{name}</b>
              <span>{department}</span>
              {reason && <p className={`muted breakable ${styles.reason}`}>{reason}</p>}
            </div>
            <div className={`row wrap gap-8 ${styles.outcome}`}>
              {status === 'approved' ? (
                <Badge tone="ok" icon={<IconCheck aria-hidden />}>
                  Approved
                </Badge>
              ) : (
                <Badge icon={<IconX aria-hidden />}>Declined</Badge>
              )}
              <span>
                {decidedBy && `by ${decidedBy}`}
                {decidedAt && `, ${dayAndTime(decidedAt, timeZone)}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
