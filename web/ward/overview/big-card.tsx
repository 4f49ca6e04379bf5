import { BedTile } from '#web/ui/people/bed-tile.tsx';
import { Level } from '../look/level.tsx';
import { PartialSetNote } from '../look/partial-set-note.tsx';
import { ScoreTile } from '../look/score-tile.tsx';
import { ScoreAge, ScoreLine, ScoreTrend } from '../look/score-trend.tsx';
import { ScoredAsAdult } from '../look/scored-as-adult.tsx';
import { SevenReadings } from '../look/seven-readings.tsx';
import { ageAndSex } from '../words.ts';
import styles from './card.module.css';
import { InpatientName } from './inpatient-name.tsx';
import { NextThings } from './next-things.tsx';
import type { CardProps } from './overview.tsx';

/** Someone who needs attention: the score with its reasons, what is due, and how long it has been. */
export function BigCard({ inpatient, now, alike }: CardProps) {
  const { news2, status, statusBecause, room, bed, condition, doctor, saturationScale, partialSet } = inpatient;
  return (
    <article className={`column panel relative min-0 clipped ${styles.card} ${styles.large} ${styles[status]}`}>
      <div className={`row ${styles.head}`}>
        <BedTile room={room} bed={bed} />
        <div className={`grow min-0 lead-125 ${styles.who}`}>
          <InpatientName inpatient={inpatient} alike={alike} />
          <p className="row stretch wrap gap-x-12 muted">
            <span>
              {ageAndSex(inpatient)} · {condition}
              {saturationScale === 2 && ', SpO₂ scale 2'}
            </span>
            <span className="nowrap">{doctor}</span>
          </p>
        </div>
        <Level status={status} />
      </div>
      <div className={`stack middle grow gap-6 ${styles.middle}`}>
        <div className={`stack middle ${styles.news}`}>
          <ScoreTile score={news2?.score ?? null} status={status} />
          {news2 ? (
            <>
              <p className={`stack lead-120 ${styles.label}`}>
                <b className="text-14 semibold">NEWS2</b>
                <ScoreAge at={news2.at} now={now} />
              </p>
              <div className={`row whole-row gap-10 ${styles.from}`}>
                <ScoreTrend news2={news2} />
                <ScoreLine line={news2.line} />
              </div>
            </>
          ) : (
            <p className={`stack lead-120 ${styles.label}`}>
              <b className="text-14 semibold">No score</b>
            </p>
          )}
        </div>
        <SevenReadings readings={inpatient.readings} />
      </div>
      {partialSet && (
        <div className={`muted text-15 ${styles.because}`}>
          <PartialSetNote inpatient={inpatient} />
        </div>
      )}
      {news2?.isAgeUnknown && (
        <div className={`muted text-15 ${styles.because}`}>
          <ScoredAsAdult news2={news2} />
        </div>
      )}
      {isSaidByMoreThanTheScore(statusBecause) && partialSet?.atLeast == null && (
        <p className={`text-15 lead-130 ${news2 ? 'muted' : 'ink'} ${styles.because}`}>{statusBecause}</p>
      )}
      <NextThings {...{ inpatient, now }} hasWords />
    </article>
  );
}

/** The score is in sight; another reason (an observation late by its whole interval) is not. */
const isSaidByMoreThanTheScore = (because: string) => !because.startsWith('NEWS2');
