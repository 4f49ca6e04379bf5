import { RegisteredChild } from '#contract/patients/family-forms.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useAskForChild } from './ways-in-queries.ts';

/** The answer is the same whether or not the Health ID is someone's: nobody finds out by asking. */
export function AskForChildDialog({ onClose }: { onClose: () => void }) {
  const asking = useAskForChild();
  const { field, check, submit, isSending, failureElsewhere, failureBox } = useEndpointForm({
    initial: { pud: '', isGuardian: false },
    schema: RegisteredChild,
    send: ({ pud }) => asking.mutateAsync({ pud, isGuardian: true }),
    onSent: () => {
      onClose();
      toast.success(t('The desk has your question'), t('Nothing opens before the desk has seen papers and said yes.'));
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('My child has a Health ID')} size="small">
      <form className="stack gap-16" onSubmit={submit} noValidate>
        <p>{t('Nothing opens before the desk has seen papers and said yes.')}</p>
        <TextField
          label={t('Health ID of the child')}
          hint="PUD-XXXXX-XXXXX"
          isCode
          autoComplete="off"
          spellCheck={false}
          {...field('pud')}
        />
        <CheckField label={t('I am a parent or legal guardian of this child')} {...check('isGuardian')} />
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {t('Ask the desk')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
