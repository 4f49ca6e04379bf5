import { useState } from 'react';
import type { Profile } from '#contract/patients/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AnswerBox } from './answer-box.tsx';
import { useAnswer } from './use-answer.ts';

/** A medicine at home whose name the check does not know: what is in it, or that it is not taken any more. */
export function AnswerHomeMedicine({ profile, text }: { profile: Profile; text: string }) {
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(profile.patientId);
  const send = (words: string[]) =>
    answer.send({
      medicines: profile.medicines.flatMap((each) => (each === text ? words : [each])),
      version: profile.version,
    });
  const save = () => {
    setAsked(true);
    if (name.trim()) send([name.trim()]);
  };
  return (
    <AnswerBox
      label={`Say what “${text}” is`}
      save="Save medicine and check again"
      onSave={save}
      {...answer}
      others={
        <Button disabled={answer.isBusy} onClick={() => send([])}>
          Not taken any more
        </Button>
      }
    >
      <TextField
        label={`What is “${text}”?`}
        hint="Its ingredient, with the dose: ramipril 5 mg"
        maxLength={120}
        value={name}
        error={isAsked && !name.trim() ? 'Write the medicine.' : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </AnswerBox>
  );
}
