import { useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { usePreloadEngine } from '../local/answer-here.ts';
import { type Asker, useAnalysis } from './analysis.ts';
import { handOver } from './fresh-answer.ts';
import styles from './script-card.module.css';
import { ScriptForm } from './script-form.tsx';

type ScriptCardProps = {
  asker: Asker;
  emergencyNumber: string;
  className?: string | undefined;
  onAnswered: (resultId: string | null) => void;
  /** Fetches the page that shows the answer. */
  showsAnswer: () => Promise<unknown>;
};

/** The first thing on the dashboard: what is wrong today? The answer gets a page of its own. */
export function ScriptCard({ asker, emergencyNumber, className, onAnswered, showsAnswer }: ScriptCardProps) {
  const titleId = useId();
  const analysis = useAnalysis(asker, emergencyNumber);
  usePreloadEngine(showsAnswer);
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <small className="block action">SymptomScript</small>
        What is wrong today?
      </h2>
      <ScriptForm
        asker={asker}
        emergencyNumber={emergencyNumber}
        isAnalyzing={analysis.isPending}
        error={analysis.error}
        onAsk={(asked) =>
          analysis.mutateAsync(asked, {
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
