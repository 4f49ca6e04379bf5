import { IconClockExclamation } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { DayTimeField } from '#web/ui/fields/days/day-time-field.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { durationInWords } from '#web/ui/time/duration.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { dayOf, wallClock } from '#web/ui/time/zoned-time.ts';
import { minutesBetween } from '../minutes.ts';
import styles from './dose-card.module.css';
import { type DoseFacts, lettersOf } from './dose-facts.ts';

type DoseCardProps = {
  facts: DoseFacts;
  hasChanged: boolean;
  /** Null: now. */
  givenAt: string | null;
  wrongTime: string | undefined;
  onGivenAt: (at: string) => void;
};

export function DoseCard({ facts, hasChanged, givenAt, wrongTime, onGivenAt }: DoseCardProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  const { ended } = facts;
  const isChanging = isAsked || ended !== null;
  const changeOf = (what: string) =>
    hasChanged ? facts.changed?.changes.find((each) => each.what === what) : undefined;
  return (
    <dl className={`stack round-lg clipped ${styles.card}`}>
      <div className={styles.wide}>
        <dt>Medicine</dt>
        <dd>
          {facts.medication}
          {addsToName(facts) && <small>{facts.ingredients.join(' + ')}</small>}
        </dd>
        {facts.indication && <dd className={styles.indication}>For {facts.indication}</dd>}
      </div>
      <Field what="Dose" change={changeOf('Dose')}>
        {facts.dosage}
      </Field>
      <Field what="Route" change={changeOf('Route')}>
        {facts.route}
        {facts.instructions && <small>{facts.instructions}</small>}
      </Field>
      <div>
        <dt>{facts.planned ? 'Planned' : 'As needed'}</dt>
        <dd>
          {facts.planned ? timeOfDay(facts.planned, timeZone) : <span className="text-17">{facts.limits}</span>}
          {facts.planned && <Away planned={facts.planned} now={now} />}
        </dd>
      </div>
      <div className={isChanging ? styles.moment : undefined}>
        <dt>Given</dt>
        <dd>
          {isChanging ? (
            <DayTimeField
              label="Given"
              isLegendHidden
              max={dayOf(now, timeZone)}
              error={wrongTime}
              value={givenAt ?? (ended ? '' : wallClock(now, timeZone))}
              onChange={onGivenAt}
            />
          ) : (
            <>
              {timeOfDay(now, timeZone)}
              <button
                type="button"
                className={`action pressable min-height-48 ${styles.change}`}
                onClick={() => setAsked(true)}
              >
                Change time
              </button>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

const addsToName = ({ medication, ingredients }: DoseFacts) =>
  ingredients.some((ingredient) => !lettersOf(medication).includes(lettersOf(ingredient)));

type FieldProps = { what: string; change: { before: string } | undefined; children: ReactNode };

/** Marked where it changed while one looked at it. */
const Field = ({ what, change, children }: FieldProps) => (
  <div className={change && styles.changed}>
    <dt>
      {what} {change && <em>changed</em>}
    </dt>
    <dd>
      {children}
      {change && (
        <small>
          not <s>{change.before}</s>
        </small>
      )}
    </dd>
  </div>
);

function Away({ planned, now }: { planned: string; now: Date }) {
  const minutes = minutesBetween(planned, now);
  if (minutes === 0) return null;
  if (minutes < 0) return <small>in {durationInWords(-minutes)}</small>;
  return (
    <small className={`icons-18 ${styles.late}`}>
      <IconClockExclamation aria-hidden />
      {durationInWords(minutes)} late
    </small>
  );
}
