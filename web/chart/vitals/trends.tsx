import { type ReactNode, useState } from 'react';
import type { Reading } from '#contract/readings/readings.ts';
import { READINGS_AT_ONCE } from '#web/api/records.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { axisBetween } from '#web/ui/trend/time-axis.ts';
import { TimeAxisLine } from '#web/ui/trend/time-axis-line.tsx';
import { useWidth } from '#web/ui/viewport/width.ts';
import { DayReadout } from './day-readout.tsx';
import { nearestDay, SPANS, type Span, spanToBeginWith, startOf } from './spans.ts';
import { TRENDS } from './trend-facts.ts';
import { TrendRow } from './trend-row.tsx';
import styles from './vitals.module.css';
import { VitalsTable } from './vitals-table.tsx';

const VIEWS = [
  { value: 'trends', label: 'Trends' },
  { value: 'table', label: 'Table' },
] as const;
const A_LABEL = 72;

type TrendsProps = {
  /** Newest first; never empty. */
  readings: readonly Reading[];
  isAdult: boolean;
  note: string | null;
  /** Their last day is shown first. */
  isInpatient: boolean;
  beside: ReactNode;
};

/** Everything that was measured, on one axis of time; one day is read out beside it. */
export function Trends({ readings, isAdult, note, isInpatient, beside }: TrendsProps) {
  const timeZone = useTimeZone();
  const now = useNow().getTime();
  const [chosenSpan, setSpan] = useState<Span | null>(null);
  const [view, setView] = useState<'trends' | 'table'>('trends');
  const [day, setDay] = useState<string | null>(null);
  const [plot, width] = useWidth(420);

  const span = chosenSpan ?? spanToBeginWith(readings, now, isInpatient);
  const from = startOf(span, readings, now);
  const axis = axisBetween(from, now, timeZone, Math.max(2, Math.floor(width / A_LABEL)));
  const shown = readings.filter(({ measuredAt }) => Date.parse(measuredAt) >= from);
  const byDay = Map.groupBy(shown, ({ measuredAt }) => dayOf(measuredAt, timeZone));
  const days = [...byDay.keys()];
  const readDay = day !== null && byDay.has(day) ? day : days[0];
  const ofDay = readDay === undefined ? [] : (byDay.get(readDay) ?? []);
  const chosenAt = ofDay[0] ? Date.parse(ofDay[0].measuredAt) : null;
  const index = readDay === undefined ? -1 : days.indexOf(readDay);
  const [later, earlier] = [days[index - 1], days[index + 1]];

  return (
    <div className={`stack fit gap-20 ${styles.beside}`}>
      <div>
        <div className={`row wrap gap-8 gap-x-12 ${styles.ways}`}>
          <Segments label="Time" choices={SPANS} value={span} onChoose={setSpan} />
          <Segments label="View" choices={VIEWS} value={view} onChoose={setView} />
          {isAdult && view === 'trends' && (
            <p className="row stretch gap-14 push muted text-14 nowrap">
              <span className={`row-inline gap-6 ${styles.band}`}>Reference range</span>
              <span className={`row-inline gap-6 ${styles.peak}`}>Outside it</span>
            </p>
          )}
        </div>
        {note && <AlertBox tone="info" title={note} className="mb-12" />}
        {span === 'all' && readings.length === READINGS_AT_ONCE && (
          <p className={`muted text-14 ${styles.none}`}>The latest {READINGS_AT_ONCE} readings.</p>
        )}
        {view === 'table' ? (
          <VitalsTable readings={shown} isAdult={isAdult} />
        ) : (
          <div>
            {TRENDS.filter(({ kind }) => kind !== 'height' || isGrowing(readings, isAdult)).map((facts) => (
              <TrendRow
                key={facts.kind}
                {...{ facts, axis, width, isAdult, chosenAt }}
                readings={readings.filter(({ kind }) => kind === facts.kind)}
                onPoint={(at) => setDay(nearestDay(shown, at, timeZone))}
              />
            ))}
            <div className={`stack middle ${styles.row}`}>
              <div ref={plot} className={`min-0 clipped ${styles.plot}`}>
                <TimeAxisLine
                  axis={axis}
                  width={width}
                  chosen={readDay !== undefined && chosenAt !== null ? { day: readDay, at: chosenAt } : null}
                />
              </div>
            </div>
          </div>
        )}
      </div>
      <aside className={styles.rail}>
        {readDay !== undefined && (
          <DayReadout
            day={readDay}
            readings={ofDay}
            isAdult={isAdult}
            onEarlier={earlier === undefined ? null : () => setDay(earlier)}
            onLater={later === undefined ? null : () => setDay(later)}
          />
        )}
        {beside}
      </aside>
    </div>
  );
}

/** One height of an adult is no trend; a child's is watched. */
const isGrowing = (readings: readonly Reading[], isAdult: boolean) =>
  !isAdult || readings.filter(({ kind }) => kind === 'height').length > 1;
