import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { isOld } from '#contract/readings/reading-age.ts';
import type { Reading } from '#contract/readings/readings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { TimeMark } from '#web/ui/time/time-mark.tsx';
import type { Axis } from '#web/ui/trend/time-axis.ts';
import { TrendDrawing, type TrendPoint } from '#web/ui/trend/trend-drawing.tsx';
import { figures } from './figures.ts';
import { bandOf, isOutside, judge, outsideOf, type Verdict } from './judge.ts';
import type { TRENDS } from './trend-facts.ts';
import { changeInWords, trendInWords } from './trend-words.ts';
import styles from './vitals.module.css';

type TrendRowProps = {
  facts: (typeof TRENDS)[number];
  /** All of this kind, newest first. */
  readings: readonly Reading[];
  axis: Axis;
  width: number;
  isAdult: boolean;
  chosenAt: number | null;
  onPoint: (at: number) => void;
};

export function TrendRow({ facts, readings, axis, width, isAdult, chosenAt, onPoint }: TrendRowProps) {
  const timeZone = useTimeZone();
  const [latest] = readings;
  if (!latest) return null;
  const shown = readings.filter(({ measuredAt }) => Date.parse(measuredAt) >= axis.from).toReversed();
  const range = bandOf(facts.kind, readings, isAdult);
  const change = changeInWords(readings);
  return (
    <article className={`stack middle ${styles.row}`}>
      <div className={styles.name}>
        <h3>{facts.name}</h3>
        <p>{facts.unit}</p>
        {range && <p className={styles.reference}>{range.inWords}</p>}
      </div>
      <div className={`min-0 clipped ${styles.plot}`}>
        {shown.length > 0 ? (
          <TrendDrawing
            {...{ axis, width, chosenAt, onPoint }}
            points={shown.map(pointOf)}
            height={facts.height}
            named={range ? (facts.kind === 'peak-flow' ? [range.low, range.high] : facts.named) : []}
            label={trendInWords(facts.name, shown)}
          />
        ) : (
          <p className={`muted text-14 ${styles.none}`}>
            No reading in this time. The latest is of {shortDay(latest.measuredAt, timeZone)}.
          </p>
        )}
      </div>
      <div className={`stack lead-125 ${styles.latest}`}>
        <p className={styles.value}>{figures(latest)}</p>
        <Words verdict={judge(latest, isAdult)} />
        <TimeMark at={latest.measuredAt} isOld={(now) => isOld(latest, now)} />
        {change && <p className="faint text-14">{change}</p>}
        {latest.isFromPatient && <p className="faint text-14">told by the patient</p>}
      </div>
    </article>
  );
}

const pointOf = (reading: Reading): TrendPoint => ({
  ...reading,
  at: Date.parse(reading.measuredAt),
  outside: outsideOf(reading),
});

const ICONS = { High: IconArrowUp, 'A little high': IconArrowUp, Low: IconArrowDown, 'In range': IconCheck };

function Words({ verdict }: { verdict: Verdict | null }) {
  if (!verdict) return null;
  const Icon = ICONS[verdict];
  return (
    <p className={classNames(`row gap-4 faint semibold text-14 ${styles.words}`, isOutside(verdict) && 'urgent')}>
      <Icon aria-hidden />
      {verdict}
    </p>
  );
}
