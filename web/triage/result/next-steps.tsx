import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SafeMarkdown } from '../safe-markdown.tsx';
import styles from './next-steps.module.css';

type NextStepsProps = { steps: readonly string[]; isGrave: boolean };

/** What to do, in order. The first sentence of each step says it; the rest says how. */
export function NextSteps({ steps, isGrave }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Card title={isGrave ? 'While help is on its way' : 'What to do next'}>
      <ol className={classNames(styles.steps, isGrave && styles.grave)}>
        {steps.map((step) => (
          <li key={step}>
            <SafeMarkdown text={withFirstSentenceStrong(step)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function withFirstSentenceStrong(step: string): string {
  const first = step.match(/^[^*]{1,80}?[.!?](?=\s+\S)/)?.[0];
  return first ? `**${first}**${step.slice(first.length)}` : step;
}
