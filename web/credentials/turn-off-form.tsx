import { PasswordAndCode, removeSecondFactor } from '#contract/credentials.ts';
import { t } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './card-form.module.css';

type Draft = { password: string; code: string };

export function TurnOffForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const sent = useEndpointForm({
    schema: PasswordAndCode,
    initial: { password: '', code: '' },
    send: ({ password, code }: Draft) => call(removeSecondFactor, { body: { password, code: code.trim() } }),
    onSent: onDone,
  });
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      <p className={`muted ${styles.text}`}>
        {t('Then your password alone opens your account. Your recovery codes stop working.')}
      </p>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title={t('The second step is still on')} ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      <PasswordField {...sent.field('password')} label={t('Your password')} autoComplete="current-password" required />
      <TextField
        {...sent.field('code')}
        isCode
        label={t('Code')}
        hint={t('From your authenticator app, or a recovery code.')}
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
      <div className="row stretch wrap gap-12">
        <Button type="submit" look="danger" isBusy={sent.isSending} busyText={t('Turning off…')}>
          {t('Turn off')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
