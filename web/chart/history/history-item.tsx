import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '#contract/patients/chart.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import { KIND_NAMES } from './kind-names.ts';
import styles from './medical-history.module.css';

type HistoryItemProps = {
  entry: HistoryEntry;
  told: ((triageId: string) => ReactNode) | undefined;
};

export function HistoryItem({ entry, told }: HistoryItemProps) {
  const timeZone = useTimeZone();
  const { one, Icon } = KIND_NAMES[entry.kind];
  const { number, month } = dayWords(entry.date);
  // A result has a day, and no time of its own.
  const timeWords = entry.kind === 'result' ? null : timeOfDay(entry.at, timeZone);
  const isTold = entry.kind === 'triage' || entry.kind === 'scan';
  return (
    <li className={`stack relative ${styles.item}`}>
      <time dateTime={entry.date}>
        {number} {month}
      </time>
      <span className={`stack place-centre outlined-strong surface muted ${styles.bead}`} title={one}>
        <Icon size={16} aria-hidden />
        <span className="visually-hidden">{one}</span>
      </span>
      <div className={`min-0 breakable pre-line ${styles.what}`}>
        <p className="row wrap gap-x-8 bold text-16">
          {entry.title}
          {entry.code && <span className={`faint text-14 ${styles.code}`}>{entry.code}</span>}
          {entry.mark && <Badge>{entry.mark}</Badge>}
        </p>
        {entry.detail && <p>{entry.detail}</p>}
        {entry.treatment && (
          <p>
            <b>Treatment:</b> {entry.treatment}
          </p>
        )}
        {entry.pictureUrl && (
          <a href={entry.pictureUrl} target="_blank" rel="noreferrer" className={styles.picture}>
            <img
              className="outlined round"
              src={entry.pictureUrl}
              alt={`Sent by the patient with: ${entry.title}`}
              loading="lazy"
            />
          </a>
        )}
        <p className="faint text-14">{[entry.by, timeWords].filter(Boolean).join(', ')}</p>
        {isTold && told?.(entry.id)}
        {entry.kind === 'prescription' && (
          <Link to="/prescriptions/$id" params={{ id: entry.id }}>
            Open to print
          </Link>
        )}
      </div>
    </li>
  );
}
