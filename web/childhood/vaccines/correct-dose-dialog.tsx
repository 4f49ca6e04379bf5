import { type CorrectDose, type GivenDose, SITES, type VaccineRecord } from '#contract/childhood/vaccines.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';
import { useCorrectDose } from './queries.ts';
import { dayText } from './record-dose-dialog.tsx';

type CorrectDoseDialogProps = { record: VaccineRecord; dose: GivenDose; onClose: () => void };

export function CorrectDoseDialog({ record, dose, onClose }: CorrectDoseDialogProps) {
  const correct = useCorrectDose();
  const attempt = useAttemptKey();
  const form = useEndpointForm({
    initial: {
      ...{ series: dose.series, on: dayText(dose.givenOn), product: dose.product ?? '', batch: dose.batch ?? '' },
      ...{
        site: dose.site ?? '',
        place: dose.place ?? '',
        givenBy: dose.givenBy ?? '',
        isWrong: false,
        reason: '',
        despite: '',
      },
    },
    needed: { reason: 'Say what was wrong.' },
    check: ({ on }): Record<string, string> => (dayFromText(on) ? {} : { on: 'Write the day like 17/11/2026.' }),
    send: ({ series, on, isWrong, reason, ...words }) => {
      const optional = Object.fromEntries(
        Object.entries(words).flatMap(([name, typed]) => (typed.trim() ? [[name, typed.trim()]] : [])),
      );
      const body: CorrectDose = {
        ...{ series, source: dose.source, version: dose.version, reason: reason.trim() },
        givenOn: dayFromText(on) ?? '',
        ...optional,
        ...(isWrong && { isWrong: true }),
      };
      return correct.mutateAsync({ id: dose.id, body, key: attempt.keyFor(body) });
    },
    atFields: (error) =>
      error instanceof ApiRefusal && error.fields.givenOn ? { ...error.fields, on: error.fields.givenOn } : {},
    onSent: () => {
      toast.success('Corrected', 'What was written before stays in the record.');
      onClose();
    },
  });
  const { field } = form;
  const refused = form.failure instanceof ApiRefusal && form.failure.code === 'vaccine_not_now' ? form.failure : null;
  return (
    <Dialog isOpen onClose={onClose} title="Correct a dose">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <SelectField label="Vaccine" {...field('series')}>
          {record.series.map((each) => (
            <option key={each.series} value={each.series}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <TextField label="Day" placeholder="dd/mm/yyyy" {...field('on')} />
        <div className="row stretch wrap gap-12">
          <TextField label="Product" isOptional {...field('product')} />
          <TextField label="Batch" isOptional {...field('batch')} />
        </div>
        <SelectField label="Site" isOptional {...field('site')}>
          <option value="">Not known</option>
          {SITES.map((site) => (
            <option key={site}>{site}</option>
          ))}
        </SelectField>
        {dose.source === 'card' && <TextField label="Where it was given, or whose card" {...field('place')} />}
        <TextField label="Who gave it" isOptional {...field('givenBy')} />
        <CheckField label="Entered in error: it was not given, or to somebody else" {...form.check('isWrong')} />
        <TextField label="What was wrong" maxLength={200} {...field('reason')} />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox}>
            {refused?.fields.series}
          </AlertBox>
        )}
        {refused && record.can.decide && (
          <TextArea
            label="Why it stands all the same"
            hint="Your reason is kept beside the dose."
            rows={3}
            maxLength={300}
            {...field('despite')}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            Correct
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
