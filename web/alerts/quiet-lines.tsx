// What needs no hurry: one line for all alerts that somebody has, and one for each that was taken back.
import { IconCheck, IconChevronRight, IconHistory, IconUrgent, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Alert } from '../../contract/alerts.ts';
import { sentenceFor } from '../refusal.ts';
import { settle } from '../settle.ts';
import { classNames } from '../ui/class-names.ts';
import { useNow } from '../ui/now.ts';
import { timeOfDay } from '../ui/time.ts';
import { toast } from '../ui/toast.ts';
import { bedOf, SOURCE_WORDS, whoHasIt } from './alert-words.ts';
import styles from './emergency-strip.module.css';
import type { ClinicHome } from './emergency-strip.tsx';
import { useReadTakenBack } from './queries.ts';

type LineProps = { alerts: Alert[]; isAlone: boolean; timeZone: string; home: ClinicHome };

export function AcknowledgedLine({ alerts, isAlone, timeZone, home }: LineProps) {
  const now = useNow();
  const [first, ...others] = alerts;
  const who = first?.attended ?? first?.acknowledged;
  return (
    <Link className={classNames(styles.line, isAlone && styles.alone)} to={home} search={{ view: 'alerts' }}>
      <IconUrgent aria-hidden />
      {isAlone && (
        <b className={styles.count}>
          <span className={styles.wide}>Emergency, </span>
          {alerts.length} open
        </b>
      )}
      <span className={styles.items}>
        {alerts.map((alert) => (
          <span className={styles.item} key={alert.id}>
            <b>
              {alert.score !== null && <span className={styles.wide}>NEWS2 </span>}
              {alert.score ?? SOURCE_WORDS[alert.source].short}
            </b>
            {bedOf(alert.place) ?? alert.place} <span className={styles.wide}>{alert.patient}</span>
          </span>
        ))}
        <span className={styles.taken}>
          <IconCheck aria-hidden />
          <span className={styles.wide}>
            {first && others.length === 0 ? whoHasIt(first, timeZone, now) : 'All acknowledged'}
          </span>
          {who && others.length === 0 && (
            <span className={styles.narrow} aria-hidden>
              {timeOfDay(who.at, timeZone)} {who.name}
            </span>
          )}
        </span>
      </span>
      <span className={styles.show}>
        <span className={styles.wide}>Show</span>
        <IconChevronRight aria-hidden />
      </span>
    </Link>
  );
}

/** Until read: an alarm never just vanishes. */
export function TakenBackLine({ alert, timeZone }: { alert: Alert; timeZone: string }) {
  const reading = useReadTakenBack();
  const { score, patient, place, outcome, closed } = alert;
  return (
    <p className={classNames(styles.line, styles.back)}>
      <IconHistory aria-hidden />
      <b className={styles.count}>Taken back {closed && timeOfDay(closed.at, timeZone)}</b>
      <span className={styles.whole}>
        NEWS2 {score} of {patient}, {bedOf(place) ?? place ?? 'no place'}. {outcome}, by {closed?.name}.
      </span>
      <button
        type="button"
        className={styles.close}
        disabled={reading.isPending}
        onClick={() => settle(reading, alert.id, { onError: (error) => toast.error(sentenceFor(error)) })}
      >
        Read, close
        <IconX aria-hidden />
      </button>
    </p>
  );
}
