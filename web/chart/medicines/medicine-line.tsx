import { IconClockExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import type { MedicineNow } from '#contract/patients/chart.ts';
import { KeptAlthough } from '#web/ui/kept-although.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { durationInWords } from '#web/ui/time/duration.ts';
import { useNow } from '#web/ui/time/now.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { DecideAfterStay } from './decide-after-stay.tsx';
import styles from './medicines-now.module.css';

type MedicineLineProps = { medicine: MedicineNow; actions?: ReactNode };

export function MedicineLine({ medicine, actions }: MedicineLineProps) {
  const { source, name, inWords, note, overrides } = medicine;
  return (
    <li className={`stack fit gap-4 gap-x-16 ruled lead-140 ${styles.line}`}>
      <div>
        <p>
          <b>{name}</b> {inWords}
        </p>
        {note && <p className="attention text-14 semibold">{note}</p>}
        <KeptAlthough overrides={overrides} />
      </div>
      {source === 'ward' && <Doses medicine={medicine} />}
      {(actions || medicine.canDecide) && (
        <div className="row stretch wrap gap-2 gap-x-8">
          {actions}
          {medicine.canDecide && <DecideAfterStay medicine={medicine} />}
        </div>
      )}
    </li>
  );
}

function Doses({ medicine }: Omit<MedicineLineProps, 'actions'>) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { lastGiven, nextDue, overdueAt, isAsNeeded } = medicine;
  const isOverdue = overdueAt !== null && now >= new Date(overdueAt);
  const late = nextDue ? Math.floor((now.getTime() - Date.parse(nextDue)) / MINUTE_MS) : 0;
  return (
    <dl className={`stack text-14 ${styles.doses}`}>
      <div>
        <dt className="muted">Last given</dt>
        <dd>
          {lastGiven
            ? `${lastGiven.dosage}, ${dayAndTime(lastGiven.at, timeZone, now)}, ${lastGiven.by}`
            : 'Not given yet'}
        </dd>
      </div>
      <div>
        <dt className="muted">Next</dt>
        <dd className={isOverdue ? 'urgent bold' : undefined}>
          {isOverdue && <IconClockExclamation aria-hidden />}
          {nextDue ? atStart(dayAndTime(nextDue, timeZone, now)) : isAsNeeded ? 'When needed' : 'None planned'}
          {isOverdue && `, ${durationInWords(late)} late`}
        </dd>
      </div>
    </dl>
  );
}
