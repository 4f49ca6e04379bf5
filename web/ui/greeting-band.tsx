import styles from './greeting-band.module.css';
import { pulseLine } from './pulse.ts';

export type Moment = { when: string; what: string };

type GreetingBandProps = {
  title: string;
  when: string;
  /** What really lies ahead, in order; the first is now. */
  moments: readonly Moment[];
};

const WIDTH = 100;
const BASELINE = 74;
const START = 4;

/** The line of time: a bead for now, and one beat for each thing that lies ahead. */
export function GreetingBand({ title, when, moments }: GreetingBandProps) {
  const step = (WIDTH - START) / Math.max(moments.length, 1);
  const beats = moments.map((_, place) => ({ x: START + place * step, width: 22, height: 34 + 18 * place }));
  return (
    <section className={styles.band}>
      <div>
        <h1>{title}</h1>
        <p className={styles.when}>{when}</p>
      </div>
      <div className={styles.time}>
        <svg className={styles.line} viewBox={`0 0 ${WIDTH} 84`} preserveAspectRatio="none" aria-hidden>
          <path d={pulseLine(BASELINE, START, beats, WIDTH)} />
        </svg>
        <span className={styles.bead} aria-hidden />
        <ul className={styles.moments}>
          {moments.map((moment) => (
            <li key={moment.what}>
              <b>{moment.when}</b>
              <span>{moment.what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
