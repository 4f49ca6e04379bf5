import { IconActivity, IconClockExclamation, IconPill } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { type Due, nextMedicine, nextObservation } from '../words.ts';
import styles from './next-things.module.css';

type NextThingsProps = { inpatient: Inpatient; now: Date; hasWords?: boolean };

/** What is due next; each leads to where it is done. */
export function NextThings({ inpatient, now, hasWords }: NextThingsProps) {
  const timeZone = useTimeZone();
  const observation = nextObservation(inpatient, now, timeZone);
  const medicine = nextMedicine(inpatient, now, timeZone);
  return (
    <div className={`stack relative ruled ${styles.next} ${hasWords ? styles.large : styles.compact}`}>
      <Link
        to="/staff-dashboard"
        search={{ patient: inpatient.id, tab: 'observe' }}
        className={`row wrap min-0 ink no-underline ${styles[observation.tone]}`}
        preload={false}
      >
        <Words due={observation} icon={<IconActivity aria-hidden />} name="Next observation" />
      </Link>
      <Link
        to="/staff-dashboard"
        search={{ patient: inpatient.id }}
        hash="medicines"
        className={`row wrap min-0 ink no-underline ${styles[medicine.tone]}`}
        preload={false}
      >
        <Words due={medicine} icon={<IconPill aria-hidden />} name="Next medicine" />
      </Link>
    </div>
  );
}

function Words({ due, icon, name }: { due: Due; icon: ReactNode; name: string }) {
  return (
    <>
      {due.tone === 'late' ? <IconClockExclamation aria-hidden /> : icon}
      <span className={`visually-hidden ${styles.what}`}>{name}</span>
      <strong>{due.strong}</strong>
      <em>{due.rest}</em>
    </>
  );
}
