import { BedTile } from '#web/ui/bed-tile.tsx';
import { PartialSetNote } from '../look/partial-set-note.tsx';
import { TrendIcon } from '../look/score-trend.tsx';
import { ScoredAsAdult } from '../look/scored-as-adult.tsx';
import { ageAndSex, lasting, notScoredInWords } from '../words.ts';
import styles from './card.module.css';
import { InpatientName } from './inpatient-name.tsx';
import { NextThings } from './next-things.tsx';
import type { CardProps } from './overview.tsx';

export function SmallCard({ inpatient, now, alike }: CardProps) {
  const { news2, room, bed, condition, statusBecause, status, partialSet } = inpatient;
  return (
    <article className={`${styles.card} ${styles.compact} ${styles[status]}`}>
      <div className={styles.head}>
        <BedTile room={room} bed={bed} size="small" />
        <div className={styles.who}>
          <InpatientName inpatient={inpatient} alike={alike} isShort />
          <p title={statusBecause}>
            {ageAndSex(inpatient)} · {condition}
          </p>
        </div>
        {news2 && status !== 'not-scored' ? (
          <p className={styles.score}>
            <span>NEWS2</span>
            <b>
              <small>{lasting(news2.at, now)}</small>
              <TrendIcon trend={news2.trend} />
              {news2.score}
            </b>
          </p>
        ) : (
          <p className={styles.unscored}>{notScoredInWords(inpatient.notScored)}</p>
        )}
      </div>
      {partialSet && (
        <div className={styles.because}>
          <PartialSetNote inpatient={inpatient} />
        </div>
      )}
      {news2?.isAgeUnknown && (
        <div className={styles.because}>
          <ScoredAsAdult news2={news2} />
        </div>
      )}
      <NextThings {...{ inpatient, now }} />
    </article>
  );
}
