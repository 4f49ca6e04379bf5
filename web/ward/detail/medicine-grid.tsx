import { IconCheck, IconClockExclamation, IconQuestionMark, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { InpatientDetail, StayDose } from '#contract/ward/inpatients.ts';
import { KeptAlthough } from '#web/ui/kept-although.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import { lasting } from '../words.ts';
import styles from './medicine-grid.module.css';
import { type MedicineRow, medicineRows, shownDays } from './medicine-rows.ts';

export type Giving = {
  /** Doses that can be given now: only these have a frame. */
  canGive: ReadonlySet<string>;
  /** Opens the sheet on which it is looked at and recorded; nothing is recorded here. */
  give: (taskId: string) => void;
  /** Orders of which a dose as needed can be given. */
  canGiveAsNeeded: ReadonlySet<string>;
  giveAsNeeded: (orderId: string) => void;
};

type MedicineGridProps = { inpatient: InpatientDetail; giving: Giving };

/** Medicines as days and times. What is due is given from here. */
export function MedicineGrid({ inpatient, giving }: MedicineGridProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (globalThis.location.hash === '#medicines') place.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const days = shownDays(now, timeZone);
  const rows = medicineRows(inpatient.history.medications, inpatient.doses, days, timeZone);
  const { overdueDoses } = inpatient;
  return (
    <div ref={place} id="medicines" className={styles.place}>
      <Panel
        title="Medicines"
        note={
          overdueDoses > 0 && (
            <span className="row-inline gap-5 urgent bold">
              <IconClockExclamation size={19} aria-hidden />
              {overdueDoses} overdue
            </span>
          )
        }
      >
        {rows.length === 0 ? (
          <p className={`muted ${styles.none}`}>No medicine is ordered.</p>
        ) : (
          <>
            <div className={`sunk muted text-14 semibold ${styles.days}`} aria-hidden>
              <span>Medicine</span>
              {days.map((day, column) => (
                <span key={day} className={column === days.length - 1 ? styles.today : undefined}>
                  {dayName(day)}
                  {column === days.length - 1 && ', today'}
                </span>
              ))}
            </div>
            <ul>
              {rows.map((row) => (
                <Row key={row.key} {...{ row, days, now, giving }} />
              ))}
            </ul>
            <Legend />
          </>
        )}
      </Panel>
    </div>
  );
}

const dayName = (day: string) => `${dayWords(day).weekday} ${dayWords(day).number}`;

type RowProps = { row: MedicineRow; days: readonly string[]; now: Date; giving: Giving };

function Row({ row, days, now, giving }: RowProps) {
  const timeZone = useTimeZone();
  return (
    <li className={`ruled ${styles.row}`}>
      <div className={styles.medicine}>
        <b className="block text-16">{row.name}</b>
        <span className="block muted text-14 breakable">
          {row.dosage} {row.route}, {row.frequency ? row.frequency.toLowerCase() : 'stopped'}
        </span>
        {row.waitsUntil && (
          <span className="block attention semibold text-14 breakable">
            No dose before {dayAndTime(row.waitsUntil, timeZone, now)}: changed, and the last dose is too near
          </span>
        )}
        {row.nextLater && (
          <span className="block muted text-14 breakable">next {dayAndTime(row.nextLater, timeZone, now)}</span>
        )}
      </div>
      {days.map((day, column) => (
        <div key={day} className={column === days.length - 1 ? styles.today : undefined}>
          <span className={`hidden ${styles.day}`}>{dayName(day)}</span>
          {(row.doses[column] ?? []).map((dose) => (
            <DoseMark
              key={`${dose.orderId}${dose.taskId}${dose.at}`}
              {...{ dose, now, giving }}
              of={`${row.name} ${row.dosage}`}
            />
          ))}
          {column === days.length - 1 && row.orderId && giving.canGiveAsNeeded.has(row.orderId) && (
            <GiveAsNeeded row={row} onGive={giving.giveAsNeeded} />
          )}
        </div>
      ))}
      {row.overrides.length > 0 && (
        <div className={styles.kept}>
          <KeptAlthough overrides={row.overrides} />
        </div>
      )}
    </li>
  );
}

function GiveAsNeeded({ row, onGive }: { row: MedicineRow; onGive: (orderId: string) => void }) {
  return (
    <button
      type="button"
      className={`min-height-48 pressable surface action ${styles.next}`}
      aria-label={`Give ${row.name} ${row.dosage} as needed`}
      onClick={() => row.orderId && onGive(row.orderId)}
    >
      + Give
    </button>
  );
}

type DoseMarkProps = { dose: StayDose; of: string; now: Date; giving: Giving };

function DoseMark({ dose, of, now, giving }: DoseMarkProps) {
  const timeZone = useTimeZone();
  const { taskId, due, at, outcome, by, isOverdue, endedAt } = dose;
  if (at && outcome === 'given')
    return (
      <span className={styles.given} title={`Given by ${by}`}>
        <IconCheck className="ok" aria-label="given" />
        {timeOfDay(at, timeZone)}
      </span>
    );
  if (at && outcome)
    return (
      <span className={styles.left} title={`Recorded by ${by}`}>
        <IconX aria-hidden />
        {timeOfDay(due ?? at, timeZone)}, {outcome}
      </span>
    );
  if (!due) return null;
  const time = timeOfDay(due, timeZone);
  // Nobody knows whether it was given before its order ended or changed: whoever did records it from here.
  if (endedAt && taskId)
    return (
      <button
        type="button"
        className={`min-height-48 pressable surface attention ${styles.unknown}`}
        aria-label={`${of}, due ${time}: not recorded when its order ended or changed. Record that it was given before`}
        onClick={() => giving.give(taskId)}
      >
        <IconQuestionMark aria-hidden />
        {time}, not recorded
      </button>
    );
  const late = isOverdue ? `${lasting(due, now)} late` : null;
  if (!taskId || !giving.canGive.has(taskId))
    return <span className={late ? styles.left : styles.planned}>{late ? `${time}, ${late}` : `${time} planned`}</span>;
  return (
    <button
      type="button"
      className={`min-height-48 pressable surface action ${late ? styles.late : styles.next}`}
      aria-label={`Give ${of}, due ${time}${late ? `, ${late}` : ''}`}
      onClick={() => giving.give(taskId)}
    >
      {late ? (
        <>
          <span className="block text-14">{late}</span>
          <b className="text-17">Give {time}</b>
        </>
      ) : (
        time
      )}
    </button>
  );
}

const Legend = () => (
  <p className={`row wrap gap-4 gap-x-16 ruled ${styles.legend}`} aria-hidden>
    <span className={styles.given}>
      <IconCheck className="ok" />
      given
    </span>
    <span className={styles.left}>
      <IconX />
      not given
    </span>
    <span className={styles.left}>
      <IconQuestionMark />
      not recorded, order ended or changed
    </span>
    <span className={`action text-14 ${styles.framed}`}>due, press to give</span>
  </p>
);
