import { useId, useState } from 'react';
import type { Profile } from '#contract/patients/profile.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AnswerBox } from './answer-box.tsx';
import { useAnswer } from './use-answer.ts';

const METHODS = ['Coil', 'Implant', 'Injection', 'Pill and condom', 'Sterilised', 'Cannot conceive', 'Other'] as const;
const CHOICES = METHODS.map((value) => ({ value, label: value }));

/** Before a medicine that harms an unborn child: that there is none, and what was agreed so that there will be none. */
export function AnswerContraception({ profile }: { profile: Profile }) {
  const [method, setMethod] = useState<(typeof METHODS)[number] | ''>('');
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(profile.patientId);
  const name = useId();
  const agreed = method === 'Other' ? words.trim() : method;
  const save = () => {
    setAsked(true);
    if (agreed) answer.send({ pregnancy: 'no', contraception: agreed, version: profile.version });
  };
  return (
    <AnswerBox label="Enter contraception" save="Pregnancy ruled out, contraception agreed" onSave={save} {...answer}>
      <div>
        <ChoiceField
          label="Contraception agreed"
          name={name}
          choices={CHOICES}
          value={method}
          error={isAsked && !agreed ? 'Choose what was agreed.' : undefined}
          onChoose={setMethod}
        />
        {method === 'Other' && (
          <TextField
            label="What was agreed"
            maxLength={160}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
      </div>
    </AnswerBox>
  );
}
