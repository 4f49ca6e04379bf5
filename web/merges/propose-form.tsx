import { IconArrowsExchange, IconUsersGroup } from '@tabler/icons-react';
import type { MergeDecisions, MergePreview, MergeQuestion } from '#contract/patients/merges.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useComparison, usePropose } from './queries.ts';
import { SideBySide } from './side-by-side.tsx';

type Pair = { kept: string; other: string };
type CompareProps = Pair & { onSwap: () => void; onProposed: () => void };

/** The two records beside each other, and the proposal that they are one person's. */
export function Compare({ kept, other, onSwap, onProposed }: CompareProps) {
  const comparison = useComparison(kept, other);
  return (
    <Card
      title="Are these one person?"
      action={
        <Button icon={<IconArrowsExchange aria-hidden />} onClick={onSwap}>
          Keep the other one
        </Button>
      }
    >
      <QueryView query={comparison} lines={9}>
        {(preview) => (
          <div className="stack fit gap-16">
            <SideBySide preview={preview} />
            {preview.blocks.length === 0 && <ProposeForm {...{ preview, onProposed }} />}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

const QUESTIONS: Record<MergeQuestion, string> = {
  dateOfBirth: 'Which date of birth is right? Doses depend on it.',
  sex: 'Which sex is right?',
  login: 'Which login stays? The other one is closed.',
};

type Draft = { reason: string } & Record<MergeQuestion, 'kept' | 'other' | ''>;

function ProposeForm({ preview, onProposed }: { preview: MergePreview; onProposed: () => void }) {
  const { kept, other, questions, seen } = preview;
  const proposing = usePropose();
  const form = useEndpointForm<Draft, unknown>({
    initial: { reason: '', dateOfBirth: '', sex: '', login: '' },
    needed: { reason: 'Say how you know.' },
    check: (draft) =>
      Object.fromEntries(questions.filter((one) => draft[one] === '').map((one) => [one, 'Decide this first.'])),
    send: ({ reason, ...chosen }) =>
      proposing.mutateAsync({
        ...{ kept: kept.patientId, other: other.patientId, reason: reason.trim(), seen },
        decisions: decisionsOf(questions, chosen),
      }),
    onSent: () => {
      toast.success('Proposed', 'A second person looks at it. Nothing changes before that.');
      onProposed();
    },
  });
  return (
    <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
      {questions.map((question) => (
        <ChoiceField
          key={question}
          label={QUESTIONS[question]}
          name={question}
          value={form.draft[question]}
          error={form.errors[question]}
          choices={[
            { value: 'kept', label: answerOf(question, kept) },
            { value: 'other', label: answerOf(question, other) },
          ]}
          onChoose={(chosen) => form.fill({ [question]: chosen } as Partial<Draft>)}
        />
      ))}
      <TextArea
        label="How do you know?"
        hint="For example: same identity card, shown at the desk. Nothing about health."
        rows={2}
        maxLength={300}
        {...form.field('reason')}
      />
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <p>
        <Button
          type="submit"
          look="primary"
          icon={<IconUsersGroup aria-hidden />}
          isBusy={form.isSending}
          busyText="Proposing …"
        >
          Propose to merge
        </Button>
      </p>
    </form>
  );
}

const decisionsOf = (questions: readonly MergeQuestion[], chosen: Omit<Draft, 'reason'>): MergeDecisions =>
  Object.fromEntries(questions.map((one) => [one, chosen[one]]));

function answerOf(question: MergeQuestion, { dateOfBirth, age, sex, pud }: MergePreview['kept']): string {
  if (question === 'dateOfBirth')
    return dateOfBirth ? dateOfBirth.split('-').toReversed().join('/') : `about ${age} years`;
  return question === 'sex' ? (sex ?? 'not known') : pud;
}
