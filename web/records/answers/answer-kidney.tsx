import { useState } from 'react';
import { KIDNEY_LIMITS, type KidneyEntry, type Profile } from '#contract/patients/profile.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { wrongDay } from '#web/ui/time/day-text.ts';
import { AnswerBox } from './answer-box.tsx';
import { useAnswer } from './use-answer.ts';

// 1 mg/dL of creatinine is 88.4 µmol/L (molar mass 113.1).
const MICROMOL_PER_MG = 88.4;

const KINDS = {
  egfr: { words: 'eGFR, mL/min/1.73 m²', what: 'egfr', per: 1 },
  'creatinine-mg': { words: 'Creatinine, mg/dL', what: 'creatinine', per: 1 },
  'creatinine-umol': { words: 'Creatinine, µmol/L', what: 'creatinine', per: MICROMOL_PER_MG },
} as const satisfies Record<string, { words: string; what: KidneyEntry['what']; per: number }>;

/** A kidney function that was measured elsewhere. Results of this clinic's laboratory come by themselves. */
export function AnswerKidney({ profile, today }: { profile: Profile; today: string }) {
  const [kind, setKind] = useState<keyof typeof KINDS>('egfr');
  const [typed, setTyped] = useState('');
  const [measuredOn, setMeasuredOn] = useState(today);
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(profile.patientId);
  const { what, per } = KINDS[kind];
  const value = Math.round((Number(typed.trim().replace(',', '.')) / per) * 100) / 100;
  const { least, most } = KIDNEY_LIMITS[what];
  const isWrong = !typed.trim() || !(value >= least && value <= most);
  const limits = { max: today, outside: 'This day is still to come.' };
  const wrongOn = measuredOn ? wrongDay(measuredOn, limits) : 'Enter the day.';
  const refused = answer.error instanceof ApiRefusal ? answer.error.fields.kidney : undefined;
  const save = () => {
    setAsked(true);
    if (isWrong || wrongOn) return;
    answer.send({ kidney: { what, value, measuredOn }, version: profile.version });
  };
  return (
    <AnswerBox label="Enter the kidney function" save="Save and check again" onSave={save} {...answer}>
      <SelectField
        label="Measured"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as keyof typeof KINDS)}
      >
        {Object.entries(KINDS).map(([code, { words }]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Value"
        inputMode="decimal"
        value={typed}
        error={refused ?? (isAsked && isWrong ? 'Enter the measured value.' : undefined)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DayField
        label="On"
        hasCalendar
        {...limits}
        value={measuredOn}
        error={isAsked ? wrongOn : undefined}
        onChange={setMeasuredOn}
      />
    </AnswerBox>
  );
}
