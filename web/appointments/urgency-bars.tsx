import type { Urgency } from '#contract/triage/triage-result.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './urgency-bars.module.css';

const WORDS: Record<Urgency, string> = { 1: 'Self-care', 2: 'Routine', 3: 'Today', 4: 'Urgent', 5: 'Emergency' };
const STEPS: readonly Urgency[] = [1, 2, 3, 4, 5];

/** What the triage found: five bars, a number and a word. Without a triage, or a number, it says so. */
export function UrgencyBars({ urgency, isTriaged }: { urgency: Urgency | null; isTriaged: boolean }) {
  if (urgency === null)
    return (
      <span className={`row-inline muted semibold nowrap ${styles.urgency}`}>
        {isTriaged ? 'Not understood' : 'Not triaged'}
      </span>
    );
  return (
    <span
      className={classNames(`row-inline muted semibold nowrap ${styles.urgency}`, styles[`u${urgency}`])}
      title={`Triage urgency ${urgency} of 5`}
    >
      <span className={`row-inline end gap-2 ${styles.bars}`} aria-hidden>
        {STEPS.map((step) => (
          <b key={step} className={classNames(step <= urgency && styles.on)} />
        ))}
      </span>
      {urgency} {WORDS[urgency]}
    </span>
  );
}
