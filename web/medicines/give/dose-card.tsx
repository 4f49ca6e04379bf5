import { IconClockExclamation } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { durationInWords } from '../../ui/duration.ts';
import { useNow } from '../../ui/now.ts';
import { timeOfDay } from '../../ui/time.ts';
import { wallClock } from '../../ui/zoned-time.ts';
import { minutesBetween } from '../minutes.ts';
import styles from './dose-card.module.css';
import type { DoseFacts } from './dose-facts.ts';

type DoseCardProps = { facts: DoseFacts; timeZone: string; givenAt: string; onGivenAt: (at: string) => void };

export function DoseCard({ facts, timeZone, givenAt, onGivenAt }: DoseCardProps) {
  const id = useId();
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  return (
    <dl className={styles.card}>
      <div className={styles.wide}>
        <dt>Medicine</dt>
        <dd>{facts.medication}</dd>
      </div>
      <div>
        <dt>Dose</dt>
        <dd>{facts.dosage}</dd>
      </div>
      <div>
        <dt>Route</dt>
        <dd>
          {facts.route}
          {facts.instructions && <small>{facts.instructions}</small>}
        </dd>
      </div>
      <div>
        <dt>{facts.planned ? 'Planned' : 'As needed'}</dt>
        <dd>
          {facts.planned ? timeOfDay(facts.planned, timeZone) : <span className={styles.limits}>{facts.limits}</span>}
          {facts.planned && <Away planned={facts.planned} now={now} />}
        </dd>
      </div>
      <div>
        <dt>{isChanging ? <label htmlFor={id}>Given</label> : 'Given'}</dt>
        <dd>
          {isChanging ? (
            <input
              id={id}
              type="datetime-local"
              max={wallClock(now, timeZone)}
              value={givenAt || wallClock(now, timeZone)}
              onChange={(event) => onGivenAt(event.currentTarget.value)}
            />
          ) : (
            <>
              {timeOfDay(now, timeZone)}
              <button type="button" className={styles.change} onClick={() => setChanging(true)}>
                Change time
              </button>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Away({ planned, now }: { planned: string; now: Date }) {
  const minutes = minutesBetween(planned, now);
  if (minutes === 0) return null;
  if (minutes < 0) return <small>in {durationInWords(-minutes)}</small>;
  return (
    <small className={styles.late}>
      <IconClockExclamation aria-hidden />
      {durationInWords(minutes)} late
    </small>
  );
}
