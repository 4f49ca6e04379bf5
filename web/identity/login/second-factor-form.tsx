import { useEffect, useEffectEvent, useState } from 'react';
import { type Me, passSecondFactor } from '#contract/identity.ts';
import { call } from '#web/api.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import styles from './login-form.module.css';

type SecondFactorFormProps = { onPassed: (me: Me) => void; onStartAgain: () => void };

/** The password was right; now the code of the app, or one of the codes that were printed for the day it is lost. */
export function SecondFactorForm({ onPassed, onStartAgain }: SecondFactorFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const { field, focus, submit, startOver, isSending, failure, failureBox } = useEndpointForm({
    needed: { code: t('Code is needed.') },
    initial: { code: '' },
    send: ({ code }) =>
      call(passSecondFactor, { body: { code: usesRecovery ? code.trim() : code.replaceAll(/\s/g, '') } }),
    onSent: onPassed,
  });
  const focusCode = useEffectEvent(() => void focus('code'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field to type in.
  useEffect(() => focusCode(), [usesRecovery]);
  const change = (next: boolean) => {
    setUsesRecovery(next);
    startOver({ code: '' });
  };
  return (
    <div className={`stack gap-20 mt-24 ${styles.login}`}>
      <form className="stack gap-20" noValidate onSubmit={submit}>
        {failure && (
          <AlertBox tone="urgent" title={t('Login failed')} ref={failureBox}>
            {sentenceFor(failure)}
          </AlertBox>
        )}
        <TextField
          key={usesRecovery ? 'recovery' : 'code'}
          {...field('code')}
          size="large"
          isCode
          label={usesRecovery ? t('Recovery code') : t('6-digit code')}
          hint={
            usesRecovery
              ? t('One of those you kept when you set this up. Each works once.')
              : t('From your authenticator app.')
          }
          autoComplete="one-time-code"
          inputMode={usesRecovery ? 'text' : 'numeric'}
          maxLength={usesRecovery ? 40 : 7}
          required
        />
        <Button type="submit" look="primary" size="large" isBusy={isSending} busyText={t('Checking…')}>
          {t('Login')}
        </Button>
      </form>
      <div className={`row stretch wrap between gap-x-12 mt-12 ${styles.links}`}>
        <Button look="quiet" onClick={() => change(!usesRecovery)}>
          {usesRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
        </Button>
        <Button look="quiet" onClick={onStartAgain}>
          {t('Start again')}
        </Button>
      </div>
    </div>
  );
}
