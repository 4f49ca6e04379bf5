import type { InpatientDetail } from '../../../contract/inpatients.ts';
import { useNow } from '../../ui/now.ts';
import { dayAndTime, timeOfDay } from '../../ui/time.ts';
import { nextObservation, notScoredInWords, pointsInWords } from '../words.ts';
import { Level } from './level.tsx';
import { type NewestReading, newestReadings } from './newest-readings.ts';
import styles from './score-strip.module.css';
import { ScoreTile } from './score-tile.tsx';
import { ScoreLine, ScoreTrend } from './score-trend.tsx';
import { ScoredAsAdult } from './scored-as-adult.tsx';

type ScoreStripProps = { inpatient: InpatientDetail; timeZone: string };

/** How an inpatient is, in one line of the chart: the score, where it came from, and its seven reasons. */
export function ScoreStrip({ inpatient, timeZone }: ScoreStripProps) {
  const { news2, status, statusBecause, notScored, observations } = inpatient;
  const now = useNow();
  const next = nextObservation(inpatient, now, timeZone);
  return (
    <section className={styles.strip} aria-label="How this patient is">
      <div className={styles.score}>
        <ScoreTile score={news2?.score ?? null} status={status} />
        <div>
          <p className={styles.title}>
            <b>{news2 ? statusBecause.replace('NEWS2 is', 'NEWS2') : notScoredInWords(notScored)}</b>
            {news2 && <ScoreTrend news2={news2} />}
          </p>
          <p className={styles.when}>
            {news2 ? `Set of ${dayAndTime(news2.at, timeZone, now)}. ` : `${statusBecause} `}
            <span className={next.tone === 'late' ? styles.late : undefined}>
              Next set: {next.strong.toLowerCase()} {next.rest}
            </span>
          </p>
          <ScoredAsAdult news2={news2} />
        </div>
        {news2 && <ScoreLine line={news2.line} />}
        <Level status={status} />
      </div>
      <ul className={styles.readings} aria-label="Readings and their points">
        {newestReadings(observations).map((reading) => (
          <Reading key={reading.parameter} {...{ reading, timeZone }} isScored={news2 !== null} />
        ))}
      </ul>
    </section>
  );
}

type ReadingProps = { reading: NewestReading; timeZone: string; isScored: boolean };

function Reading({ reading: { name, value, points, at, isOlder }, timeZone, isScored }: ReadingProps) {
  return (
    <li className={isScored && points ? styles[`p${points}`] : undefined}>
      <span>{name}</span>
      <b>{value ?? 'Not measured'}</b>
      {isScored && (
        <em>
          {pointsInWords(points)}
          <span className="visually-hidden"> points</span>
        </em>
      )}
      {isOlder && at && <small>at {timeOfDay(at, timeZone)}</small>}
    </li>
  );
}
