import { useState } from 'react';
import type { Profile } from '#contract/patients/profile.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { wrongDay } from '#web/ui/time/day-text.ts';
import { AnswerBox } from './answer-box.tsx';
import { useAnswer } from './use-answer.ts';

export function AnswerAge({ profile }: { profile: Profile }) {
  const [dateOfBirth, setDateOfBirth] = useState('');
  const [age, setAge] = useState('');
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(profile.patientId);
  const fields = answer.error instanceof ApiRefusal ? answer.error.fields : {};
  const wrongBirth = wrongDay(dateOfBirth);
  const isMissing = !dateOfBirth && !/^\d{1,3}$/.test(age.trim());
  const save = () => {
    setAsked(true);
    if (isMissing || wrongBirth) return;
    answer.send({ ...(dateOfBirth ? { dateOfBirth } : { age: Number(age) }), version: profile.version });
  };
  return (
    <AnswerBox label="Enter the age" save="Save and check again" onSave={save} {...answer}>
      <DayField
        label="Date of birth"
        value={dateOfBirth}
        error={(isAsked ? wrongBirth : undefined) ?? fields.dateOfBirth}
        onChange={setDateOfBirth}
      />
      <TextField
        label="Or the age in years"
        inputMode="numeric"
        value={age}
        disabled={dateOfBirth !== ''}
        error={fields.age ?? (isAsked && isMissing ? 'Enter the date of birth or the age.' : undefined)}
        onChange={(event) => setAge(event.currentTarget.value)}
      />
    </AnswerBox>
  );
}
