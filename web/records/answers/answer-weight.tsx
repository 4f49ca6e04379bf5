import { useState } from 'react';
import { READING_FACTS } from '#contract/readings/readings.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useSaveReading } from '../save-facts.ts';
import { AnswerBox } from './answer-box.tsx';
import { SAVED } from './use-answer.ts';

export function AnswerWeight({ patientId }: { patientId: string }) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const saving = useSaveReading(patientId);
  const attempt = useAttemptKey();
  const kg = Number(typed.trim().replace(',', '.'));
  const isMissing = !typed.trim() || Number.isNaN(kg);
  const isUnusual = saving.error instanceof ApiRefusal && saving.error.code === 'implausible_value';
  const refused = saving.error instanceof ApiRefusal ? Object.values(saving.error.fields)[0] : undefined;
  const send = (confirmed: boolean) => {
    setAsked(true);
    if (isMissing) return;
    const reading = { kind: 'weight' as const, value: kg };
    const key = attempt.keyFor({ reading, confirmed });
    mutateDetached(saving, { reading, confirmed, key }, { onSuccess: () => toast.success(...SAVED) });
  };
  return (
    <AnswerBox
      label="Enter the weight"
      save="Save weight and check again"
      onSave={() => send(false)}
      isBusy={saving.isPending}
      error={refused ? null : saving.error}
      others={isUnusual && <Button onClick={() => send(true)}>Checked, {typed} kg is right</Button>}
    >
      <TextField
        label={`Weight now, in ${READING_FACTS.weight.unit}`}
        inputMode="decimal"
        value={typed}
        error={isAsked && isMissing ? 'Enter the weight in kg.' : refused}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </AnswerBox>
  );
}
