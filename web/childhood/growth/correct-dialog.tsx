import { useRef } from 'react';
import type { GrowthPoint } from '#contract/childhood/growth.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { AskedBox } from './asked-box.tsx';
import { dayInWords } from './growth-words.ts';
import { typedNumber } from './measure-dialog.tsx';
import { useCorrect } from './queries.ts';

type CorrectDialogProps = {
  onClose: () => void;
  point: GrowthPoint;
  unit: string;
  isHeight: boolean;
};

type Draft = { value: string; position: 'lying' | 'standing' | ''; reason: string };

export function CorrectDialog({ onClose, point, unit, isHeight }: CorrectDialogProps) {
  const correct = useCorrect();
  const attempt = useAttemptKey();
  const isConfirmed = useRef(false);
  const form = useEndpointForm<Draft, unknown>({
    initial: { value: String(point.value), position: point.position ?? '', reason: '' },
    needed: { reason: msg('Say what was wrong.') },
    check: ({ value }): Record<string, string> => (typedNumber(value) > 0 ? {} : { value: msg('Enter a number.') }),
    send: ({ value, position, reason }) => {
      const body = {
        value: typedNumber(value),
        reason: reason.trim(),
        ...(isHeight && position && { position }),
        ...(isConfirmed.current && { confirmed: true }),
      };
      isConfirmed.current = false;
      return correct.mutateAsync({ id: point.readingId ?? '', body, key: attempt.keyFor(body) });
    },
    onSent: () => {
      toast.success(t('Corrected'), t('The old value stays in the record, crossed out.'));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Correct the measurement of {day}', { day: dayInWords(point.on) })}
      size="small"
    >
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <TextField
          label={t('Right value in {unit}', { unit: tMarked(unit) })}
          inputMode="decimal"
          {...form.field('value')}
        />
        {isHeight && (
          <ChoiceField
            label={t('It was measured')}
            name="correct-position"
            value={form.draft.position}
            choices={[
              { value: 'lying', label: t('Lying') },
              { value: 'standing', label: t('Standing') },
            ]}
            onChoose={(position) => form.choose('position', position)}
          />
        )}
        <TextField label={t('What was wrong')} maxLength={200} {...form.field('reason')} />
        <AskedBox
          failure={form.failure}
          box={form.failureBox}
          isSending={form.isSending}
          onConfirm={() => {
            isConfirmed.current = true;
            form.submit();
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            {t('Correct')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
