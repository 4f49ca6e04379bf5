import type { Growth } from '#contract/childhood/growth.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useSaveGestation } from './queries.ts';

type GestationDialogProps = { onClose: () => void; growth: Growth };

const isBetween = (typed: string, least: number, most: number) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

export function GestationDialog({ onClose, growth }: GestationDialogProps) {
  const save = useSaveGestation(growth.patientId);
  const attempt = useAttemptKey();
  const form = useEndpointForm<{ weeks: string; days: string }, unknown>({
    initial: { weeks: String(growth.gestation?.weeks ?? ''), days: String(growth.gestation?.days ?? 0) },
    check: ({ weeks, days }): Record<string, string> => ({
      ...(!isBetween(weeks, 22, 43) && { weeks: t('Between 22 and 43 weeks.') }),
      ...(!isBetween(days || '0', 0, 6) && { days: t('Between 0 and 6 days.') }),
    }),
    send: ({ weeks, days }) => {
      const gestation = { weeks: Number(weeks), days: Number(days || '0') };
      const version = growth.profileVersion;
      return save.mutateAsync({ gestation, version, key: attempt.keyFor({ gestation, version }) });
    },
    onSent: () => {
      toast.success(t('Saved'), t('Ages are compared anew.'));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('Weeks of pregnancy at birth')} size="small">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <p>
          {t('Born before 37 weeks, a child is compared by the age since the due date, until two years after birth.')}
        </p>
        <TextField label={t('Completed weeks')} inputMode="numeric" {...form.field('weeks')} />
        <TextField label={t('And days')} isOptional inputMode="numeric" {...form.field('days')} />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
