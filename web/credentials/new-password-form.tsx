import * as z from 'zod/mini';
import { resetPassword } from '#contract/credentials.ts';
import { t } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { NewPasswordField } from '../ui/fields/new-password-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './credentials-form.module.css';
import { lengthsFor, newPassword } from './password-lengths.ts';
import type { Whose } from './password-link.ts';

type NewPasswordFormProps = {
  token: string;
  whose: Whose;
  onSet: (whose: Whose) => void;
};

export function NewPasswordForm({ token, whose, onSet }: NewPasswordFormProps) {
  const lengths = lengthsFor(whose.role);
  const sent = useEndpointForm<{ password: string }, Whose>({
    schema: z.object({ password: newPassword(lengths) }),
    initial: { password: '' },
    send: ({ password }) => call(resetPassword, { body: { token, password } }),
    onSent: onSet,
  });
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title={t('The password is not set yet')} ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      {/* For password managers, which look for the name that goes with a password. */}
      <input type="hidden" autoComplete="username" value={whose.login} readOnly />
      <NewPasswordField
        {...sent.field('password')}
        size="large"
        label={t('New password')}
        lengths={lengths}
        typed={sent.draft.password}
        required
      />
      <Button type="submit" look="primary" size="large" isBusy={sent.isSending} busyText={t('Setting…')}>
        {t('Set password')}
      </Button>
    </form>
  );
}
