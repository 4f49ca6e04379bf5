import { IconAlarm, IconCheck, IconUrgent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Alert } from '../../contract/alerts.ts';
import { sentenceFor } from '../refusal.ts';
import { settle } from '../settle.ts';
import { classNames } from '../ui/class-names.ts';
import { useNow } from '../ui/now.ts';
import { toast } from '../ui/toast.ts';
import { useAlertSound } from './alert-sound.ts';
import { SOURCE_WORDS, whoHasIt } from './alert-words.ts';
import styles from './emergency-strip.module.css';
import { useAcknowledgeAlert, useAlerts } from './queries.ts';
import { useTitleMark } from './title-mark.ts';

type EmergencyStripProps = {
  timeZone: string;
  emergencyNumber: string | undefined;
  /** Leads to all alerts. */
  follow: ReactNode;
};

const MOST = 3;

/** Over every page of doctors and nurses while an alert is open: who, where, why, and one button to take it. */
export function EmergencyStrip({ timeZone, emergencyNumber, follow }: EmergencyStripProps) {
  const alerts = useAlerts().data;
  const open = (alerts ?? []).filter(({ status }) => status !== 'closed');
  useAlertSound(alerts);
  useTitleMark(open.filter(({ status }) => status === 'raised').length);
  if (open.length === 0) return null;
  return (
    <section className={styles.strip} aria-label="Live emergency alerts">
      <div className={styles.head}>
        <h2>
          <IconUrgent aria-hidden />
          Emergency, {open.length} open
        </h2>
        <p>
          Nadi does not call an ambulance.{' '}
          {emergencyNumber && <a href={`tel:${emergencyNumber}`}>Dial {emergencyNumber}</a>}
        </p>
      </div>
      {/* Announced at once: this is what may interrupt. */}
      <ol aria-live="assertive">
        {open.slice(0, MOST).map((alert) => (
          <StripRow key={alert.id} alert={alert} timeZone={timeZone} follow={follow} />
        ))}
        {open.length > MOST && <li className={styles.more}>{open.length - MOST} more</li>}
      </ol>
    </section>
  );
}

function StripRow({ alert, timeZone, follow }: { alert: Alert; timeZone: string; follow: ReactNode }) {
  const now = useNow();
  const acknowledge = useAcknowledgeAlert();
  const isRaised = alert.status === 'raised';
  return (
    <li className={classNames(styles.row, isRaised && styles.raised)}>
      <p className={styles.source}>
        {isRaised ? <IconAlarm aria-hidden /> : <IconCheck aria-hidden />}
        {SOURCE_WORDS[alert.source].short}
      </p>
      <p className={styles.name}>
        <b>{alert.patient}</b>
        <span>{alert.place ?? alert.phone}</span>
      </p>
      <p className={styles.words}>
        <strong>{whoHasIt(alert, timeZone, now)}</strong> {alert.reason}
      </p>
      <span className={styles.follow}>{follow}</span>
      {isRaised && (
        <button
          type="button"
          className={styles.acknowledge}
          disabled={acknowledge.isPending}
          onClick={() => settle(acknowledge, alert.id, { onError: (error) => toast.error(sentenceFor(error)) })}
        >
          <IconCheck aria-hidden />
          Acknowledge
        </button>
      )}
    </li>
  );
}
