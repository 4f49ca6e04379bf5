import type { InpatientMedicine } from '../../../contract/inpatients.ts';
import { atStart, dayAndTime } from '../../ui/time.ts';
import styles from './inpatient-medicines.module.css';

type InpatientMedicinesProps = { medicines: readonly InpatientMedicine[]; timeZone: string };

export function InpatientMedicines({ medicines, timeZone }: InpatientMedicinesProps) {
  if (medicines.length === 0) return <p className={styles.none}>No medicine is ordered.</p>;
  return (
    <ul className={styles.medicines}>
      {medicines.map(({ orderId, name, dosage, route, frequency, lastGiven, nextDue }) => (
        <li key={orderId}>
          <p>
            <b>
              {name} {dosage}
            </b>{' '}
            {route}
          </p>
          <p className={styles.often}>{frequency}</p>
          <dl>
            <div>
              <dt>Last given</dt>
              <dd>{lastGiven ? atStart(dayAndTime(lastGiven, timeZone)) : 'Not yet'}</dd>
            </div>
            <div>
              <dt>Next due</dt>
              <dd>{nextDue ? atStart(dayAndTime(nextDue, timeZone)) : '–'}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
