import { IconFileText, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWaitingDiagnoses } from '../api/diagnoses.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import styles from './waiting-list.module.css';

const SHOWN = 8;

/** What the badge counts: drafts, and visits that ended without a diagnosis. */
export function WaitingList() {
  const timeZone = useTimeZone();
  const now = useNow();
  const [isAll, setAll] = useState(false);
  return (
    <QueryView query={useWaitingDiagnoses()} lines={3}>
      {({ count, first }) =>
        first.length === 0 ? (
          <p className={`muted ${styles.none}`}>
            Nothing waits to be signed. Find a patient below, or open a chart from today’s timeline.
          </p>
        ) : (
          <>
            <ul className={styles.list}>
              {(isAll ? first : first.slice(0, SHOWN)).map(({ kind, patientId, patient, pud, about, since }) => (
                <li key={`${kind}:${patientId}`}>
                  <Link
                    className="stack middle gap-2 gap-x-14 min-height-48 ruled ink no-underline"
                    to="/doctor-dashboard"
                    search={{ view: 'diagnosis', patient: patientId }}
                  >
                    <b className="text-16">{patient}</b>
                    <span className="muted text-14">{pud}</span>
                    <span className={`breakable ${styles.about}`}>{about || 'No reason given'}</span>
                    <span className="muted text-14">{atStart(dayAndTime(since, timeZone, now))}</span>
                    {kind === 'draft' ? (
                      <Badge icon={<IconPencil aria-hidden />}>Draft</Badge>
                    ) : (
                      <Badge icon={<IconFileText aria-hidden />}>Visit ended</Badge>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
            {!isAll && first.length > SHOWN && (
              <Button look="quiet" isBlock onClick={() => setAll(true)}>
                {count - SHOWN} more
              </Button>
            )}
            {isAll && count > first.length && <p className={`muted ${styles.none}`}>and {count - first.length} more</p>}
          </>
        )
      }
    </QueryView>
  );
}
