import type { VaccineRecord } from '#contract/childhood/vaccines.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';
import { useDecide } from './queries.ts';

type Draft = {
  series: string;
  kind: 'contraindicated' | 'postponed' | 'not-needed' | '';
  until: string;
  reason: string;
};

/** A doctor decides about a vaccine; nurses cannot give it until that has ended. */
export function DecideDialog({ record, onClose }: { record: VaccineRecord; onClose: () => void }) {
  const decide = useDecide(record.patientId);
  const attempt = useAttemptKey();
  const form = useEndpointForm<Draft, unknown>({
    initial: { series: record.series[0]?.series ?? '', kind: '', until: '', reason: '' },
    check: ({ kind, until, reason }): Record<string, string> => ({
      ...(!kind && { kind: 'Choose one.' }),
      ...(kind === 'postponed' && !dayFromText(until) && { until: 'Write the day like 17/02/2027.' }),
      ...(reason.trim().length < 10 && { reason: 'Write at least 10 characters.' }),
    }),
    send: ({ series, kind, until, reason }) => {
      const untilDay = kind === 'postponed' ? dayFromText(until) : null;
      const body = {
        ...{ series, reason: reason.trim() },
        kind: kind || ('contraindicated' as const),
        ...(untilDay && { untilDay }),
      };
      return decide.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    atFields: (error): Record<string, string> =>
      error instanceof ApiRefusal && error.fields.untilDay ? { until: error.fields.untilDay } : {},
    onSent: () => {
      toast.success('Decided');
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title="Decide about a vaccine">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <SelectField label="Vaccine" {...form.field('series')}>
          {record.series.map((each) => (
            <option key={each.series} value={each.series}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <ChoiceField
          label="Decision"
          name="kind"
          value={form.draft.kind}
          error={form.errors.kind}
          choices={[
            { value: 'contraindicated', label: 'Not to be given' },
            { value: 'postponed', label: 'Put off' },
            { value: 'not-needed', label: 'Not needed' },
          ]}
          onChoose={(kind) => form.choose('kind', kind)}
        />
        {form.draft.kind === 'postponed' && (
          <TextField label="Until" placeholder="dd/mm/yyyy" {...form.field('until')} />
        )}
        <TextArea label="Reason" hint="The family reads it too." rows={3} maxLength={500} {...form.field('reason')} />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            Decide
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
