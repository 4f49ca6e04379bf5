import type { CONSCIOUSNESS } from '#contract/ward/news2-words.ts';
import type { Observation } from '#contract/ward/observations.ts';
import type { Drawing } from './drawing.tsx';
import styles from './time-chart.module.css';

const HEIGHT = 26;
const LETTER_WIDTH = 13;

type LevelRowProps = {
  sets: readonly Observation[];
  drawing: Drawing;
  words: typeof CONSCIOUSNESS;
  isScored: boolean;
};

/** Consciousness as letters: whoever is not alert stands out. Letters that would touch give way, other ones than A never. */
export function LevelRow({ sets, drawing, words, isScored }: LevelRowProps) {
  const { x, left, width } = drawing;
  const known = sets.flatMap((set) => (set.consciousness ? [{ ...set, consciousness: set.consciousness }] : []));
  const last = known.at(-1);
  const drawn = lettersWithRoom(
    known.filter(({ at }) => x(at) >= left),
    x,
  );
  return (
    <div className={`stack middle gap-x-10 ${styles.row}`}>
      <p className="semibold lead-120">
        ACVPU<small className="block muted text-14 regular nowrap">awareness</small>
      </p>
      <div className={`min-0 ${styles.plot}`}>
        <svg height={HEIGHT} width={width} aria-hidden>
          {drawing.lines(HEIGHT)}
          {drawn.map(({ id, at, consciousness }) => (
            <text
              key={id}
              className={consciousness === 'A' ? styles.letter : `text-16 bold ${styles.letterOut}`}
              x={x(at)}
              y={18}
            >
              {consciousness}
            </text>
          ))}
        </svg>
      </div>
      <p
        className={`lead-120 ${styles.value} ${isScored && last && last.consciousness !== 'A' ? styles.critical : ''}`}
      >
        <b>{last?.consciousness ?? '–'}</b>
        <span>
          {last ? words[last.consciousness] : 'not measured'}
          {isScored && last && last.consciousness !== 'A' && ', +3'}
        </span>
      </p>
    </div>
  );
}

function lettersWithRoom<Known extends { at: string; consciousness: string }>(
  known: readonly Known[],
  x: (at: string) => number,
): Known[] {
  const drawn: Known[] = [];
  for (const set of known) {
    const before = drawn.at(-1);
    if (set.consciousness !== 'A' || !before || x(set.at) - x(before.at) >= LETTER_WIDTH) drawn.push(set);
  }
  return drawn;
}
