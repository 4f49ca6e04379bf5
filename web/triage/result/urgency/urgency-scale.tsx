import type { Urgency } from '#contract/triage/triage-result.ts';
import type { ScreenWords } from '#web/triage/language/screen-words.ts';
import { pulseLine } from '#web/ui/brand/pulse.ts';
import styles from './urgency-scale.module.css';

const LEVELS = [1, 2, 3, 4, 5];
const STEP = 60;

/** The pulse grows with the urgency. */
export function UrgencyScale({ level, words }: { level: Urgency; words: ScreenWords['scale'] }) {
  return (
    <div className={styles.scale}>
      <svg viewBox="-3 0 305 88" role="img" aria-label={words.label(level)}>
        {LEVELS.map((each) => {
          const left = (each - 1) * STEP;
          return (
            <g key={each} className={styles[stateOf(each, level)]}>
              <path d={pulseLine(60, left, [{ x: left + 4, width: 48, height: 10 + 9.2 * each }], left + 56)} />
              <text x={left + 22} y="82" textAnchor="middle">
                {each}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={`row stretch between text-sm ${styles.ends}`} aria-hidden>
        <span>{words.least}</span>
        <span>{words.most}</span>
      </p>
    </div>
  );
}

function stateOf(each: number, level: number): 'on' | 'past' | 'off' {
  if (each === level) return 'on';
  return each < level ? 'past' : 'off';
}
