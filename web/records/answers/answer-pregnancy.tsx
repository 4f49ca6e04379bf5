import { useId, useState } from 'react';
import type { Profile } from '#contract/patients/profile.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { AnswerBox } from './answer-box.tsx';
import { useAnswer } from './use-answer.ts';

const ANSWERS = [
  { value: 'no', label: 'Not pregnant' },
  { value: 'yes', label: 'Pregnant' },
  { value: 'unsure', label: 'Not sure' },
] as const;

export function AnswerPregnancy({ profile }: { profile: Profile }) {
  const [pregnancy, setPregnancy] = useState<NonNullable<Profile['pregnancy']> | ''>(profile.pregnancy ?? '');
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(profile.patientId);
  const save = () => {
    setAsked(true);
    if (pregnancy) answer.send({ pregnancy, version: profile.version });
  };
  return (
    <AnswerBox label="Enter a pregnancy" save="Save and check again" onSave={save} {...answer}>
      <ChoiceField
        label="Pregnancy"
        name={useId()}
        choices={ANSWERS}
        value={pregnancy}
        error={isAsked && !pregnancy ? 'Choose one.' : undefined}
        onChoose={setPregnancy}
      />
    </AnswerBox>
  );
}
