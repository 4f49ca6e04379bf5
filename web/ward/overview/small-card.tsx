import { BedTile } from '#web/ui/people/bed-tile.tsx';
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
    <article className={`column panel relative min-0 clipped ${styles.card} ${styles.compact} ${styles[status]}`}>
      <div className={`row ${styles.head}`}>
        <BedTile room={room} bed={bed} size="small" />
        <div className={`grow min-0 lead-125 ${styles.who}`}>
          <InpatientName inpatient={inpatient} alike={alike} isShort />
          <p className="muted" title={statusBecause}>
            {ageAndSex(inpatient)} · {condition}
          </p>
        </div>
        {news2 && status !== 'not-scored' ? (
          <p className={`fixed ${styles.score}`}>
            <span className="muted semibold text-13">NEWS2</span>
            <b className="row to-end gap-4">
              <small>{lasting(news2.at, now)}</small>
              <TrendIcon trend={news2.trend} />
              {news2.score}
            </b>
          </p>
        ) : (
          <p className={`fixed muted text-14 semibold lead-125 ${styles.unscored}`}>
            {notScoredInWords(inpatient.notScored)}
          </p>
        )}
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
      <NextThings {...{ inpatient, now }} />
    </article>
  );
}
