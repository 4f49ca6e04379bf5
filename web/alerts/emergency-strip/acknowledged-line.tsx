import { IconCheck, IconChevronRight, IconUrgent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Alert } from '#contract/alerts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { bedOf, SOURCE_WORDS, whoHasIt } from '../alert-words.ts';
import styles from './emergency-strip.module.css';
import type { ClinicHome } from './emergency-strip.tsx';
import { useFitLevel } from './fit-level.ts';

type LineProps = { alerts: Alert[]; isAlone: boolean; home: ClinicHome };

/** One line for all that somebody has: how many, and who each of them is. With less room the words get shorter. */
export function AcknowledgedLine({ alerts, isAlone, home }: LineProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const [first, ...others] = alerts;
  const taken = first && others.length === 0 ? whoHasIt(first, timeZone, now) : 'All acknowledged';
  const [items, level] = useFitLevel(SHORTEST, `${alerts.map((alert) => whoInWords(alert, 0)).join()} ${taken}`);
  const shown = alerts.slice(0, shownAt(level));
  return (
    <Link
      className={classNames(
        `no-print row gap-12 round surface ink lead-120 no-underline ${styles.line}`,
        isAlone && styles.alone,
      )}
      to={home}
      search={{ view: 'alerts' }}
    >
      <IconUrgent aria-hidden />
      {isAlone && (
        <b className={`fixed urgent nowrap ${styles.count}`}>
          <span className={styles.wide}>Emergency, </span>
          {alerts.length} open
        </b>
      )}
      <span className={`row stretch gap-x-14 min-0 clipped ${styles.items}`} ref={items}>
        {shown.map((alert) => (
          <span className={`row-inline gap-6 nowrap ${styles.item}`} key={alert.id}>
            <b>
              {alert.score !== null && level === 0 && 'NEWS2 '}
              {alert.score ?? SOURCE_WORDS[alert.source].short}
            </b>{' '}
            {whoInWords(alert, level)}
          </span>
        ))}
        {shown.length < alerts.length && <span>and {alerts.length - shown.length} more</span>}
        <span className={`row-inline gap-6 muted nowrap icons-18 ${styles.taken}`}>
          <IconCheck aria-hidden />
          <span className={level > 1 ? 'visually-hidden' : undefined}>{taken}</span>
        </span>
      </span>
      <span className="row-inline gap-3 fixed push action semibold icons-16">
        <span className={styles.wide}>Show</span>
        <IconChevronRight aria-hidden />
      </span>
    </Link>
  );
}

/** 0: bed and whole name; 1: the same without "NEWS2"; 2: bed and last name; 3: bed, else last name; 4 and 5: the first of those. */
const SHORTEST = 5;
const shownAt = (level: number) => (level < 4 ? Number.POSITIVE_INFINITY : level === 4 ? 4 : 2);

function whoInWords({ patient, place }: Alert, level: number): string {
  const bed = bedOf(place);
  if (level <= 1) return [bed ?? place, patient].filter(Boolean).join(' ');
  const lastName = patient.split(' ').at(-1) ?? patient;
  if (level === 2) return [bed, lastName].filter(Boolean).join(' ');
  return bed ?? lastName;
}
