import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { MeasureRow } from './measure-row.tsx';
import { useEnterResult, useResultSheet } from './queries.ts';
import styles from './result-form.module.css';
import {
  EMPTY_DRAFT,
  numberIn,
  problemsIn,
  type ResultDraft,
  readResult,
  readsAs,
  sentencesByMeasure,
} from './typed-result.ts';

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
  const attempt = useAttemptKey();
  const entering = useEnterResult(order.id);
  const sheet = useResultSheet(order.id).data;
  const form = useEndpointForm<ResultDraft, LabOrder, 'confirmed'>({
    initial: EMPTY_DRAFT,
    held: [draft, onDraft],
    check: (typed) => problemsIn(order.measures, typed),
    send: (typed, way) => {
      const { result } = readResult(order.measures, typed);
      const { version } = order;
      const request = { ...result, ...(way === 'confirmed' && { confirmed: true }), version };
      return entering.mutateAsync({ result: request, key: attempt.keyFor(request) });
    },
    onSent: onDone,
    // A sentence about what stood there before would be untrue.
    onTyped: () => form.clearFailure(),
    atFields: (error, typed) =>
      error instanceof ApiRefusal
        ? sentencesByMeasure(error.fields, readResult(order.measures, typed).result.values)
        : {},
  });
  const { errors, field, entry, choose, submit, submitAs, isSending, failure, failureBox } = form;
  const { needsJudgement } = readResult(order.measures, draft);
  const isUnusual = failure instanceof ApiRefusal && failure.code === 'implausible_value';
  const limitsOf = (name: string) => sheet?.measures.find((measure) => measure.name === name);
  const isCritical =
    draft.judgement === 'critical' ||
    order.measures.some((measure) => {
      const value = numberIn(draft.typed[measure.name] ?? '');
      return value !== null && readsAs(value, measure, limitsOf(measure.name)?.limits ?? null)?.kind === 'critical';
    });

  return (
    <form className="stack gap-8 pt-16" onSubmit={submit} noValidate>
      {order.measures.map((measure) => (
        <MeasureRow
          key={measure.name}
          measure={measure}
          known={limitsOf(measure.name)}
          field={entry('typed', measure.name)}
        />
      ))}
      {sheet && order.measures.length > 0 && sheet.ageGroup !== 'adult' && (
        <p className="muted text-15">{WHOSE_LIMITS[sheet.ageGroup]}</p>
      )}
      <TextArea
        label={order.measures.length > 0 ? 'Remark' : 'Report'}
        isOptional={order.measures.length > 0}
        rows={order.measures.length > 0 ? 2 : 4}
        maxLength={4_000}
        {...field('text')}
      />
      {needsJudgement && (
        <ChoiceField
          label="The result is"
          name={`judgement-${order.id}`}
          choices={JUDGEMENTS}
          value={draft.judgement as 'normal'}
          error={errors.judgement}
          onChoose={(judgement) => choose('judgement', judgement)}
        />
      )}
      {isUnusual ? (
        <AlertBox tone="attention" role="alert" title={failure.message} ref={failureBox}>
          <p className={styles.confirm}>
            <Button size="large" onClick={() => submitAs('confirmed')} isBusy={isSending}>
              I checked, it is right
            </Button>
          </p>
        </AlertBox>
      ) : (
        failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />
      )}
      <Button
        type="submit"
        look={isCritical ? 'danger' : 'primary'}
        size="large"
        isBusy={isSending}
        busyText="Entering …"
      >
        {isCritical ? 'Enter critical result' : 'Enter result'}
      </Button>
      <p className="muted text-15">{whatHappens(order.orderedBy, isCritical)}</p>
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
