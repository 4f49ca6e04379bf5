import { type ReactNode, useId } from 'react';
import { t } from '#web/language/say.ts';
import { usePreloadWhenUsed } from '../local/answer-here.ts';
import { type Asker, useAnalysis } from './analysis.ts';
import { handOver } from './fresh-answer.ts';
import styles from './script-card.module.css';
import { ScriptForm } from './script-form.tsx';

type ScriptCardProps = {
  asker: Asker;
  emergencyNumber: string;
  /** A small field without explanations: the screen holds other things too. */
  isShort?: boolean;
  /** The tools that need no words. */
  otherWays?: ReactNode;
  onAnswered: (resultId: string | null) => void;
  /** Fetches the page that shows the answer. */
  showsAnswer: () => Promise<unknown>;
};

/** What is wrong today? The answer gets a page of its own. */
export function ScriptCard(props: ScriptCardProps) {
  const { asker, emergencyNumber, isShort = false, otherWays, onAnswered, showsAnswer } = props;
  const titleId = useId();
  const analysis = useAnalysis(asker, emergencyNumber);
  const preload = usePreloadWhenUsed(showsAnswer);
  return (
    <section className={`stack packed min-0 surface ${styles.card}`} aria-labelledby={titleId} onFocus={preload}>
      <h2 id={titleId}>
        <small className="block action">{t('SymptomScript')}</small> {t('What is wrong today?')}
      </h2>
      <ScriptForm
        asker={asker}
        emergencyNumber={emergencyNumber}
        isShort={isShort}
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
      {otherWays}
    </section>
  );
}
