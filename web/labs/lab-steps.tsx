import type { LabState } from '#contract/labs/lab-orders.ts';
import styles from './lab-steps.module.css';

const STEPS = ['ordered', 'collected', 'resulted', 'reviewed', 'released'] as const;

/** Where an order is on its way: past is filled, future is open. */
export function LabSteps({ state, collected = 'collected' }: { state: LabState; collected?: string }) {
  const named = (step: LabState) => (step === 'collected' ? collected : step);
  if (state === 'cancelled') return <p className="muted">Cancelled by the doctor</p>;
  const here = STEPS.indexOf(state);
  return (
    <ol className={`stack ${styles.steps}`} aria-label={`Step ${here + 1} of ${STEPS.length}: ${named(state)}`}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= here ? styles.past : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          {named(step)}
        </li>
      ))}
    </ol>
  );
}
