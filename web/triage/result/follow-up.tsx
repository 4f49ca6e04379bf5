import { useId } from 'react';
import type { Correction } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { EngineText } from '#web/triage/language/engine-text.tsx';
import type { Spoken } from '#web/triage/language/use-language.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import type { Corrections } from './corrections.ts';
import { FoldedPart } from './reasons/folded-part.tsx';

type FollowUpProps = {
  questions: TriageResult['questions'];
  corrections: Corrections;
  spoken: Pick<Spoken, 'language' | 'words'>;
  /** Where the answer says to go now: the questions wait, with the first of them in sight. */
  isFolded?: boolean;
};

const STATES: readonly Correction['state'][] = ['present', 'absent', 'unknown'];

/** Two to four questions whose answers could change how urgent it is, one after the other. */
export function FollowUp({ questions, corrections, spoken: { language, words }, isFolded = false }: FollowUpProps) {
  const group = useId();
  const [first] = questions;
  if (!first) return null;
  const answered = questions.filter(({ finding }) => corrections.stateOf(finding) !== undefined).length;
  const shown = questions.slice(0, answered + 1);
  const title = <span lang={language}>{words.followUp.title(questions.length - answered)}</span>;
  const choices = STATES.map((value) => ({ value, label: words.followUp.answers[value] }));
  const fields = (
    <div className="stack gap-16" lang={language}>
      {shown.map(({ finding, question }) => (
        <ChoiceField
          key={finding}
          label={<EngineText language={language}>{question}</EngineText>}
          name={`${group}-${finding}`}
          choices={choices}
          value={corrections.stateOf(finding) ?? ('' as Correction['state'])}
          onChoose={(state) => corrections.answer(finding, state)}
        />
      ))}
    </div>
  );
  if (!isFolded) return <Card title={title}>{fields}</Card>;
  return (
    <FoldedPart
      title={title}
      fact={
        <p>
          <EngineText language={language}>{first.question}</EngineText>
        </p>
      }
    >
      {fields}
    </FoldedPart>
  );
}
