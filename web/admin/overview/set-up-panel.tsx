import { Link } from '@tanstack/react-router';
import type { SetUpStep } from '#contract/overview.ts';
import { pulseLine } from '#web/ui/brand/pulse.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './overview.module.css';
import { SET_UP_WORDS } from './words.ts';

/** What is left of the set-up, from what is really there. Gone when nothing is. */
export function SetUpPanel({ steps }: { steps: readonly SetUpStep[] }) {
  const open = steps.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  const done = steps.length - open.length;
  return (
    <section className={`panel ${styles['set-up']}`} aria-labelledby="set-up">
      <div>
        <h2 id="set-up">Set-up</h2>
        <p className="muted">
          {done} of {steps.length} steps done
        </p>
        <Steps steps={steps} />
        <ButtonLink className="mt-12" look="primary" to="/admin/set-up">
          Go on with the guided set-up
        </ButtonLink>
      </div>
      <ul className="stack gap-12">
        {open.map(({ step }) => {
          const { title, text, to, action } = SET_UP_WORDS[step];
          return (
            <li key={step} className={`outlined round lead-135 ${styles.step}`}>
              <b className="block">{title}</b>
              <p className="muted text-14">{text}</p>
              {to && (
                <Link className="semibold" to={to}>
                  {action}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const STEP = 60;
const BASELINE = 34;

function Steps({ steps }: { steps: readonly SetUpStep[] }) {
  return (
    <svg className={`full mt-6 ${styles.steps}`} viewBox={`0 0 ${STEP * steps.length} 56`} aria-hidden>
      {steps.map(({ step, isDone }, index) => {
        const from = index * STEP;
        const beat = { x: from + 4, width: 46, height: isDone ? 26 : 10 };
        return (
          <g key={step}>
            <path className={classNames(isDone && styles.done)} d={pulseLine(BASELINE, from, [beat], from + STEP)} />
            <text x={from + 4} y={53}>
              {SET_UP_WORDS[step].name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
