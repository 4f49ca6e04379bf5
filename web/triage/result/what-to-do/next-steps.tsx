import { useContext } from 'react';
import type { Language } from '#contract/language/language.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { EngineLanguage } from '#web/triage/language/engine-text.tsx';
import type { ScreenWords } from '#web/triage/language/screen-words.ts';
import type { Spoken } from '#web/triage/language/use-language.ts';
import { SafeMarkdown } from '#web/triage/safe-markdown.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/page/card.tsx';
import styles from './next-steps.module.css';

type NextStepsProps = {
  /** Where they are in another language than the rest: said first, in it. */
  translated?: readonly string[];
  steps: readonly string[];
  urgency: Urgency | null;
  spoken: Pick<Spoken, 'language' | 'words'>;
};

/** What to do, in order. The first sentence of each step says it; the rest says how. */
export function NextSteps({ translated = [], steps, urgency, spoken: { language, words } }: NextStepsProps) {
  const isGrave = urgency === 5;
  if (steps.length + translated.length === 0) return null;
  return (
    <Card title={<span lang={language}>{titleOf(urgency, words)}</span>}>
      <ol className={classNames(styles.steps, isGrave && styles.grave)}>
        {translated.map((step) => (
          <li className={isGrave ? 'text-18' : undefined} key={step} lang={language}>
            {step}
          </li>
        ))}
        {steps.map((step) => (
          <Step key={step} step={step} {...{ isGrave, language }} />
        ))}
      </ol>
    </Card>
  );
}

function titleOf(urgency: Urgency | null, { steps }: ScreenWords): string {
  if (urgency === 5) return steps.titleGrave;
  return urgency === 3 ? steps.titleToday : steps.title;
}

/** What a model added has no Hindi. */
function Step({ step, isGrave, language }: { step: string; isGrave: boolean; language: Language }) {
  const inHindi = useContext(EngineLanguage);
  const said = language === 'hi' ? inHindi?.(step) : null;
  return (
    <li className={isGrave ? 'text-18' : undefined} lang={said ? 'hi' : 'en'}>
      <SafeMarkdown text={withFirstSentenceStrong(said ?? step)} />
    </li>
  );
}

function withFirstSentenceStrong(step: string): string {
  const first = step.match(/^[^*]{1,80}?[.!?।](?=\s+\S)/)?.[0];
  return first ? `**${first}**${step.slice(first.length)}` : step;
}
