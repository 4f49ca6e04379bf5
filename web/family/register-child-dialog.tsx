import { NewChild } from '#contract/patients/family-forms.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayWithin } from '#web/ui/time/day-text.ts';
import { useRegisterChild } from './ways-in-queries.ts';

type Sex = 'male' | 'female' | 'other';
type Draft = { name: string; dateOfBirth: string; sex: Sex | ''; isGuardian: boolean };

const EMPTY: Draft = { name: '', dateOfBirth: '', sex: '', isGuardian: false };

export function RegisterChildDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const registering = useRegisterChild();
  const attempt = useAttemptKey();
  const { draft, field, day, check, choose, errors, submit, isSending, failureElsewhere, failureBox } = useEndpointForm(
    {
      initial: EMPTY,
      schema: NewChild,
      needed: { dateOfBirth: t('Enter the date of birth.') },
      days: { dateOfBirth: dayWithin({ max: today }) },
      send: ({ name, dateOfBirth, sex }) => {
        const body = { name, dateOfBirth, sex: sex as Sex, isGuardian: true as const };
        return registering.mutateAsync({ body, key: attempt.keyFor(body) });
      },
      onSent: ({ pud }, { name }) => {
        onClose();
        toast.success(
          t('{name} is registered', { name }),
          t('The Health ID is {pud}. Bring papers to the desk to have it confirmed.', { pud }),
        );
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('Add a child')} size="small">
      <form className="stack gap-16" onSubmit={submit} noValidate>
        <p>
          {t(
            'This is not confirmed until the desk has seen papers that show you are parent or guardian. Until then you can only book visits.',
          )}
        </p>
        <TextField label={t('Full name')} autoComplete="off" {...field('name')} />
        <DayField label={t('Date of birth')} {...day('dateOfBirth')} />
        <ChoiceField
          label={t('Sex')}
          name="child-sex"
          choices={[
            { value: 'female', label: t('Female') },
            { value: 'male', label: t('Male') },
            { value: 'other', label: t('Other') },
          ]}
          value={draft.sex}
          error={errors.sex}
          onChoose={(sex) => choose('sex', sex)}
        />
        <CheckField label={t('I am a parent or legal guardian of this child')} {...check('isGuardian')} />
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {t('Register the child')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
