import { unlockWithPin } from '#contract/credentials/pin.ts';
import { call } from '#web/api.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useUnlock } from './lock.ts';

const unlockByPin = (pin: string) => call(unlockWithPin, { body: { pin } });

/** Six digits, set on this screen after a login. */
export function PinForm({ onPassword }: { onPassword: () => void }) {
  const unlock = useUnlock(unlockByPin);
  const { field, submit, isSending } = useEndpointForm({
    initial: { pin: '' },
    check: ({ pin }) => ({ ...(/^\d{6}$/.test(pin) ? {} : { pin: 'A PIN has six digits.' }) }),
    send: ({ pin }) => unlock.mutateAsync(pin),
    atFields: (error) => ({ pin: fieldOf(error) ?? sentenceFor(error) }),
  });
  return (
    <form className="stack gap-20" onSubmit={submit} noValidate>
      <PasswordField
        {...field('pin')}
        size="large"
        label="PIN"
        autoComplete="off"
        inputMode="numeric"
        maxLength={6}
        required
      />
      <Button type="submit" look="primary" size="large" isBusy={isSending} busyText={t('Unlocking…')}>
        {t('Unlock')}
      </Button>
      <Button look="quiet" onClick={onPassword}>
        Use the password
      </Button>
    </form>
  );
}

const fieldOf = (error: unknown): string | undefined => (error as { fields?: Record<string, string> }).fields?.pin;
