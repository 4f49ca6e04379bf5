import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type Asker, useAnalysis } from './analysis.ts';
import { handOver } from './fresh-answer.ts';
import styles from './script-card.module.css';
import { ScriptForm } from './script-form.tsx';

type ScriptCardProps = {
  asker: Asker;
  emergencyNumber: string;
  className?: string | undefined;
  onAnswered: (resultId: string | null) => void;
};

/** The first thing on the dashboard: what is wrong today? The answer gets a page of its own. */
export function ScriptCard({ asker, emergencyNumber, className, onAnswered }: ScriptCardProps) {
  const titleId = useId();
  const analysis = useAnalysis(asker, emergencyNumber);
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <small>SymptomScript</small>
        What is wrong today?
      </h2>
      <ScriptForm
        known={asker?.known ?? null}
        isAnalyzing={analysis.isPending}
        error={analysis.error}
        onAsk={(asked) =>
          analysis.mutate(asked, {
            onSuccess: (answer) => {
              handOver(answer);
              onAnswered(answer.result.resultId);
            },
          })
        }
      />
    </section>
  );
}
