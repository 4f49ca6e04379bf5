import { useId } from 'react';
import type { Correction } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { msg, t, tMarked } from '#web/language/say.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import type { Corrections } from './corrections.ts';

type FollowUpProps = { questions: TriageResult['questions']; corrections: Corrections };

const CHOICES: { value: Correction['state']; label: string }[] = [
  { value: 'present', label: msg('Yes') },
  { value: 'absent', label: msg('No') },
  { value: 'unknown', label: msg('Not sure') },
];

/** Two to four questions whose answers could change how urgent it is. */
export function FollowUp({ questions, corrections }: FollowUpProps) {
  const group = useId();
  if (questions.length === 0) return null;
  return (
    <Card title={t('A few questions that could change this')}>
      <div className="stack gap-20">
        {questions.map(({ finding, question }) => (
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
    </Card>
  );
}
