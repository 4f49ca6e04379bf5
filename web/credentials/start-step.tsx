import { PasswordAgain, startSecondFactor } from '#contract/credentials.ts';
import { t } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './second-factor-setup.module.css';

type StartStepProps = {
  login: string;
  onStarted: (given: { secret: string; uri: string }) => void;
  onCancel: (() => void) | undefined;
};

export function StartStep({ login, onStarted, onCancel }: StartStepProps) {
  const sent = useEndpointForm({
    schema: PasswordAgain,
    initial: { password: '' },
    send: (body: { password: string }) => call(startSecondFactor, { body }),
    onSent: onStarted,
  });
  return (
    <form className={`stack gap-16 min-0 ${styles.stack}`} noValidate onSubmit={sent.submit}>
      <p className={`muted ${styles.text}`}>
        {t(
          'You need an authenticator app on your phone, any that makes six-digit codes. First your password, so that we know it is you.',
        )}
      </p>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title={t('Not yet')} ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      <input type="hidden" autoComplete="username" value={login} readOnly />
      <PasswordField {...sent.field('password')} label={t('Your password')} autoComplete="current-password" required />
      <div className="row stretch wrap gap-8 gap-x-12">
        <Button type="submit" look="primary" isBusy={sent.isSending} busyText={t('Checking…')}>
          {t('Continue')}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
