import { t } from '#web/language/say.ts';
import { pulseLine } from '../brand/pulse.ts';
import { classNames } from '../class-names.ts';
import styles from './step-line.module.css';

type StepLineProps = { label: string; steps: readonly string[]; current: number };

const WIDTH = 104;
const BASELINE = 40;
const HEIGHTS = { now: 32, past: 18, ahead: 12 };

/** The steps of a task as beats of one pulse: the one that beats strongest is now. */
export function StepLine({ label, steps, current }: StepLineProps) {
  return (
    <ol className={`stack ${styles.steps}`} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step}
            className={classNames(`muted text-sm lead-130 ${styles.step}`, styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <svg viewBox={`0 0 ${WIDTH} 44`} preserveAspectRatio="none" aria-hidden>
              <path d={pulseLine(BASELINE, 0, [{ x: 6, width: 86, height: HEIGHTS[state] }], WIDTH)} />
            </svg>
            <span className={styles.word}>{step}</span>
            {state === 'past' && <span className="visually-hidden">{t(', done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, current: number): keyof typeof HEIGHTS {
  if (index === current) return 'now';
  return index < current ? 'past' : 'ahead';
}
