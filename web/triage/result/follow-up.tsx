import { useId } from 'react';
import type { Correction } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { msg, tCount, tMarked } from '#web/language/say.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import type { Corrections } from './corrections.ts';
import { FoldedPart } from './reasons/folded-part.tsx';

type FollowUpProps = {
  questions: TriageResult['questions'];
  corrections: Corrections;
  /** Where the answer says to go now: the questions wait, with the first of them in sight. */
  isFolded?: boolean;
};

const CHOICES: { value: Correction['state']; label: string }[] = [
  { value: 'present', label: msg('Yes') },
  { value: 'absent', label: msg('No') },
  { value: 'unknown', label: msg('Not sure') },
];

/** Two to four questions whose answers could change how urgent it is, one after the other. */
export function FollowUp({ questions, corrections, isFolded = false }: FollowUpProps) {
  const group = useId();
  const [first] = questions;
  if (!first) return null;
  const answered = questions.filter(({ finding }) => corrections.stateOf(finding) !== undefined).length;
  const shown = questions.slice(0, answered + 1);
  const title = tCount('{n} question that could change this', '{n} questions that could change this', questions.length);
  const fields = (
    <div className="stack gap-16">
      {shown.map(({ finding, question }) => (
        <ChoiceField
          key={finding}
          label={<AsWritten>{question}</AsWritten>}
          name={`${group}-${finding}`}
          choices={CHOICES.map((choice) => ({ ...choice, label: tMarked(choice.label) }))}
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
          <AsWritten>{first.question}</AsWritten>
        </p>
      }
    >
      {fields}
    </FoldedPart>
  );
}
