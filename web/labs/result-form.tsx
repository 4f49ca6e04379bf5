import { type FormEvent, useState } from 'react';
import type { LabOrder } from '../../contract/lab-orders.ts';
import { sentenceFor } from '../refusal.ts';
import { settle } from '../settle.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useEnterResult } from './queries.ts';
import styles from './result-form.module.css';
import { flagOf, type Judgement, numberIn, rangeInWords, readResult, type TypedValues } from './typed-result.ts';

export const JUDGEMENTS = [
  { value: 'normal', label: 'Normal' },
  { value: 'abnormal', label: 'Abnormal' },
] as const;

export function ResultForm({ order, onDone }: { order: LabOrder; onDone: () => void }) {
  const [typed, setTyped] = useState<TypedValues>({});
  const [text, setText] = useState('');
  const [judgement, setJudgement] = useState<Judgement>('');
  const [isAsked, setAsked] = useState(false);
  const attempt = useAttemptKey();
  const entering = useEnterResult(order.id);
  const { result, problems, needsJudgement, isEmpty } = readResult(order.measures, typed, text, judgement);
  const isFit = !isEmpty && Object.keys(problems).length === 0 && (!needsJudgement || judgement !== '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isFit) return;
    settle(
      entering,
      { result, key: attempt.keyFor(result) },
      {
        onSuccess: () => {
          toast.success('Result entered', `${order.orderedBy} is told.`);
          onDone();
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {order.measures.map((measure) => {
        const value = numberIn(typed[measure.name] ?? '');
        const flag = value === null ? null : flagOf(value, measure);
        return (
          <div key={measure.name} className={styles.measure}>
            <TextField
              label={measure.name}
              hint={rangeInWords(measure)}
              inputMode="decimal"
              autoComplete="off"
              value={typed[measure.name] ?? ''}
              error={isAsked ? problems[measure.name] : undefined}
              onChange={(event) => setTyped({ ...typed, [measure.name]: event.currentTarget.value })}
            />
            <p aria-live="polite">{flag && <Badge tone="urgent">{flag}</Badge>}</p>
          </div>
        );
      })}
      <TextArea
        label={order.measures.length > 0 ? 'Remark' : 'Report'}
        isOptional={order.measures.length > 0}
        rows={3}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {needsJudgement && (
        <ChoiceField
          label="The result is"
          name={`judgement-${order.id}`}
          choices={JUDGEMENTS}
          value={judgement as 'normal'}
          onChoose={setJudgement}
        />
      )}
      {isAsked && isEmpty && <AlertBox tone="urgent" title="Enter a value or the report in words." />}
      {isAsked && needsJudgement && judgement === '' && <AlertBox tone="urgent" title="Say whether it is normal." />}
      {entering.error && <AlertBox tone="urgent" title={sentenceFor(entering.error)} />}
      <Button type="submit" look="primary" size="large" isBusy={entering.isPending} busyText="Entering …">
        Enter result
      </Button>
      <p className={styles.after}>
        {order.orderedBy} is told and reviews it. The patient sees it when it was released.
      </p>
    </form>
  );
}
