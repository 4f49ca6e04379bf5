import type { InpatientStatus } from '#contract/ward/inpatients.ts';
import styles from './score-tile.module.css';

type ScoreTileProps = { score: number | null; status: InpatientStatus };

/** The score in the colour of what it says. Without one there is no figure that could be read as good. */
export function ScoreTile({ score, status }: ScoreTileProps) {
  return (
    <b className={`stack place-centre ${styles.tile} ${styles[score === null ? 'not-scored' : status]}`}>
      <span className="visually-hidden">NEWS2 </span>
      {score ?? <span aria-hidden>–</span>}
      {score === null && <span className="visually-hidden">not scored</span>}
    </b>
  );
}
