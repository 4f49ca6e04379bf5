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

const BASELINE = 34;

/** As wide as its word, in units of the drawing. */
const widthOf = (name: string) => Math.max(60, 8 + name.length * 7);

function Steps({ steps }: { steps: readonly SetUpStep[] }) {
  const widths = steps.map(({ step }) => widthOf(SET_UP_WORDS[step].name));
  const before = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  return (
    <svg className={`full mt-6 ${styles.steps}`} viewBox={`0 0 ${before(steps.length)} 56`} aria-hidden>
      {steps.map(({ step, isDone }, index) => {
        const from = before(index);
        const beat = { x: from + 4, width: 46, height: isDone ? 26 : 10 };
        return (
          <g key={step}>
            <path
              className={classNames(isDone && styles.done)}
              d={pulseLine(BASELINE, from, [beat], before(index + 1))}
            />
            <text x={from + 4} y={53}>
              {SET_UP_WORDS[step].name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
