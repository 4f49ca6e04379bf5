import { type FormEvent, useState } from 'react';
import type { LabOrder } from '#contract/lab-orders.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { MeasureRow } from './measure-row.tsx';
import { useEnterResult, useResultSheet } from './queries.ts';
import styles from './result-form.module.css';
import { numberIn, type ResultDraft, readResult, readsAs, sentencesByMeasure } from './typed-result.ts';

export const JUDGEMENTS = [
  { value: 'normal', label: 'Normal' },
  { value: 'abnormal', label: 'Abnormal' },
  { value: 'critical', label: 'Critical' },
] as const;

export type ResultFormProps = {
  order: LabOrder;
  draft: ResultDraft;
  onDraft: (draft: ResultDraft) => void;
  onDone: (entered: LabOrder) => void;
};

export function ResultForm({ order, draft, onDraft, onDone }: ResultFormProps) {
  const [isAsked, setAsked] = useState(false);
  const attempt = useAttemptKey();
  const entering = useEnterResult(order.id);
  const sheet = useResultSheet(order.id).data;
  const { result, problems, needsJudgement, isEmpty } = readResult(order.measures, draft);
  const isFit = !isEmpty && Object.keys(problems).length === 0 && (!needsJudgement || draft.judgement !== '');
  const refusal = entering.error instanceof ApiRefusal ? entering.error : null;
  const said = sentencesByMeasure(refusal?.fields ?? {}, entering.variables?.result.values ?? []);
  const isUnusual = refusal?.code === 'implausible_value';

  const send = (confirmed: boolean) => {
    setAsked(true);
    if (!isFit) return;
    const wish = confirmed ? { ...result, confirmed } : result;
    mutateDetached(entering, { result: wish, key: attempt.keyFor(wish) }, { onSuccess: onDone });
  };
  const change = (changes: Partial<ResultDraft>) => {
    // A sentence about what stood there before would be untrue.
    entering.reset();
    onDraft({ ...draft, ...changes });
  };
  // Said at the first field: there the next key is typed.
  const missingAt = (name: string | undefined) =>
    isAsked && isEmpty && name === order.measures[0]?.name ? 'Enter a value or the report in words.' : undefined;
  const limitsOf = (name: string) => sheet?.measures.find((measure) => measure.name === name);
  const isCritical =
    draft.judgement === 'critical' ||
    order.measures.some((measure) => {
      const value = numberIn(draft.typed[measure.name] ?? '');
      return value !== null && readsAs(value, measure, limitsOf(measure.name)?.limits ?? null)?.kind === 'critical';
    });

  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(false);
      }}
      noValidate
    >
      {order.measures.map((measure) => (
        <MeasureRow
          key={measure.name}
          measure={measure}
          known={limitsOf(measure.name)}
          typed={draft.typed[measure.name] ?? ''}
          error={(isAsked ? problems[measure.name] : undefined) ?? said[measure.name] ?? missingAt(measure.name)}
          onType={(typed) => change({ typed: { ...draft.typed, [measure.name]: typed } })}
        />
      ))}
      {sheet && order.measures.length > 0 && sheet.ageGroup !== 'adult' && (
        <p className={styles.after}>{WHOSE_LIMITS[sheet.ageGroup]}</p>
      )}
      <TextArea
        label={order.measures.length > 0 ? 'Remark' : 'Report'}
        isOptional={order.measures.length > 0}
        rows={order.measures.length > 0 ? 2 : 4}
        maxLength={4_000}
        value={draft.text}
        error={missingAt(undefined)}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {needsJudgement && (
        <ChoiceField
          label="The result is"
          name={`judgement-${order.id}`}
          choices={JUDGEMENTS}
          value={draft.judgement as 'normal'}
          error={isAsked && draft.judgement === '' ? 'Say whether it is normal.' : undefined}
          onChoose={(judgement) => change({ judgement })}
        />
      )}
      {isUnusual ? (
        <AlertBox tone="attention" role="alert" title={refusal.message}>
          <p className={styles.confirm}>
            <Button size="large" onClick={() => send(true)} isBusy={entering.isPending}>
              I checked, it is right
            </Button>
          </p>
        </AlertBox>
      ) : (
        entering.error && <AlertBox tone="urgent" title={sentenceFor(entering.error)} />
      )}
      <Button
        type="submit"
        look={isCritical ? 'danger' : 'primary'}
        size="large"
        isBusy={entering.isPending}
        busyText="Entering …"
      >
        {isCritical ? 'Enter critical result' : 'Enter result'}
      </Button>
      <p className={styles.after}>{whatHappens(order.orderedBy, isCritical)}</p>
    </form>
  );
}

const WHOSE_LIMITS = {
  child: 'Limits for children are applied.',
  newborn: 'Limits for newborns are applied.',
  unknown: 'The age is not known. Adult limits are applied.',
};

const whatHappens = (doctor: string, isCritical: boolean) =>
  isCritical
    ? `Saving tells ${doctor} as critical. Then call, and have it read back.`
    : `${doctor} is told and reviews it. The patient sees it when it was released.`;
