import type { InpatientDetail, NewestReading } from '#contract/ward/inpatients.ts';
import type { News2Parameter } from '#contract/ward/news2.ts';
import { CONSCIOUSNESS, type Consciousness } from '#contract/ward/news2-words.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { nextObservation, notScoredInWords, pointsInWords, timeOfReading } from '../words.ts';
import { Level } from './level.tsx';
import { PartialSetNote } from './partial-set-note.tsx';
import { ScaleNote } from './scale-note.tsx';
import styles from './score-strip.module.css';
import { ScoreTile } from './score-tile.tsx';
import { ScoreLine, ScoreTrend } from './score-trend.tsx';
import { ScoredAsAdult } from './scored-as-adult.tsx';

type ScoreStripProps = { inpatient: InpatientDetail };

/** How an inpatient is, in one line of the chart: the score, where it came from, and its seven reasons. */
export function ScoreStrip({ inpatient }: ScoreStripProps) {
  const timeZone = useTimeZone();
  const { news2, status, statusBecause, notScored, readings } = inpatient;
  const now = useNow();
  const next = nextObservation(inpatient, now, timeZone);
  return (
    <section className={`container ruled-below ${styles.strip}`} aria-label="How this patient is">
      <div className={`stack fit gap-8 gap-x-14 ${styles.both}`}>
        <div className={`row wrap gap-6 gap-x-12 ${styles.score}`}>
          <ScoreTile score={news2?.score ?? null} status={status} />
          <div>
            <p className="row wrap gap-x-10">
              <b>{news2 ? statusBecause.replace('NEWS2 is', 'NEWS2') : notScoredInWords(notScored)}</b>
              {news2 && <ScoreTrend news2={news2} />}
            </p>
            <p className="muted text-14">
              {news2 ? `Set of ${dayAndTime(news2.at, timeZone, now)}. ` : `${statusBecause} `}
              <span className={next.tone === 'late' ? 'urgent semibold' : undefined}>
                Next set: {next.strong.toLowerCase()} {next.rest}
              </span>
            </p>
            <ScoredAsAdult news2={news2} />
            <ScaleNote inpatient={inpatient} />
            <PartialSetNote inpatient={inpatient} />
          </div>
          {news2 && <ScoreLine line={news2.line} />}
          <Level status={status} />
        </div>
        <ul className={`stack gap-4 ${styles.readings}`} aria-label="Readings and their points">
          {readings.map((reading) => (
            <Reading key={reading.parameter} {...{ reading, now }} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ReadingProps = { reading: NewestReading; now: Date };

function Reading({ reading, now }: ReadingProps) {
  const timeZone = useTimeZone();
  const { parameter, points, at, isOlder, scale } = reading;
  return (
    <li className={points ? styles[`p${points}`] : undefined}>
      <span>
        {NAMES[parameter]}
        {scale && `, scale ${scale}`}
      </span>
      <b>{valueInWords(reading)}</b>
      {points !== null && (
        <em>
          {pointsInWords(points)}
          <span className="visually-hidden"> points</span>
        </em>
      )}
      {isOlder && at && <small>{timeOfReading(at, timeZone, now)}</small>}
    </li>
  );
}

const NAMES: Record<News2Parameter, string> = {
  respiration: 'Resp',
  oxygenSaturation: 'SpO₂',
  isOnOxygen: 'Oxygen',
  systolic: 'Pressure',
  pulse: 'Pulse',
  consciousness: 'Consciousness',
  temperature: 'Temp',
};

function valueInWords({ parameter, value, unit }: NewestReading): string {
  if (value === null) return 'Not measured';
  if (parameter === 'consciousness') return CONSCIOUSNESS[value as Consciousness];
  if (value === 'On') return 'On oxygen';
  return unit === '' || unit.startsWith('/') ? `${value}${unit}` : `${value} ${unit}`;
}
