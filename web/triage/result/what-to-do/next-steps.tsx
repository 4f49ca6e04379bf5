import { useContext } from 'react';
import type { Language } from '#contract/language/language.ts';
import { EngineLanguage } from '#web/triage/language/engine-text.tsx';
import type { Spoken } from '#web/triage/language/use-language.ts';
import { SafeMarkdown } from '#web/triage/safe-markdown.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/page/card.tsx';
import styles from './next-steps.module.css';

type NextStepsProps = {
  /** Where they are in another language than the rest: said first, in it. */
  translated?: readonly string[];
  steps: readonly string[];
  isGrave: boolean;
  spoken: Pick<Spoken, 'language' | 'words'>;
};

/** What to do, in order. The first sentence of each step says it; the rest says how. */
export function NextSteps({ translated = [], steps, isGrave, spoken: { language, words } }: NextStepsProps) {
  if (steps.length + translated.length === 0) return null;
  return (
    <Card title={<span lang={language}>{isGrave ? words.steps.titleGrave : words.steps.title}</span>}>
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
