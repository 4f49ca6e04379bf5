import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Reading } from '#contract/readings/readings.ts';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import styles from './day-readout.module.css';
import { figures } from './figures.ts';
import { judge } from './judge.ts';
import { TRENDS } from './trend-facts.ts';

type DayReadoutProps = {
  day: string;
  /** Of that day, newest first. */
  readings: readonly Reading[];
  isAdult: boolean;
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
};

/** One day of the trends in figures; the last of each kind on that day. */
export function DayReadout({ day, readings, isAdult, onEarlier, onLater }: DayReadoutProps) {
  const timeZone = useTimeZone();
  const recorders = [
    ...new Set(
      readings.map(({ recordedBy, isFromPatient }) => (isFromPatient ? `${recordedBy}, the patient` : recordedBy)),
    ),
  ];
  return (
    <section aria-label="One day in figures" className={styles.readout}>
      <div className={`row ${styles.head}`}>
        <h3 className="grow bold" aria-live="polite">
          {dayInFull(day)}
        </h3>
        <Button
          look="quiet"
          isIconOnly
          aria-label="Earlier day with readings"
          icon={<IconChevronLeft aria-hidden />}
          disabled={!onEarlier}
          onClick={() => onEarlier?.()}
        />
        <Button
          look="quiet"
          isIconOnly
          aria-label="Later day with readings"
          icon={<IconChevronRight aria-hidden />}
          disabled={!onLater}
          onClick={() => onLater?.()}
        />
      </div>
      <dl>
        {TRENDS.map(({ kind, name }) => {
          const reading = readings.find((each) => each.kind === kind);
          const verdict = reading && judge(reading, isAdult);
          return (
            reading && (
              <div key={kind}>
                <dt className="muted">{name}</dt>
                <dd className="semibold">
                  {figures(reading)} {reading.unit}
                  {verdict && verdict !== 'In range' && <b>{verdict}</b>}
                  <small className="muted text-14 regular">
                    {timeOfDay(reading.measuredAt, timeZone)}
                    {reading.isFasting && ', fasting'}
                    {reading.note && `. ${reading.note}`}
                  </small>
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="mt-6 faint text-14">Recorded by {recorders.join(', ')}</p>
    </section>
  );
}
