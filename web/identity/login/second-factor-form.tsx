import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Me, passSecondFactor } from '#contract/identity.ts';
import { call } from '#web/api.ts';
import { t } from '#web/language/say.ts';
import { passByPasskey } from '#web/passkey.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import styles from './login-form.module.css';

type Ways = { hasAuthenticator: boolean; hasPasskey: boolean };
type SecondFactorFormProps = { ways: Ways; onPassed: (me: Me) => void; onStartAgain: () => void };

/** The password was right; now the code of the app, or one of the codes that were printed for the day it is lost. */
export function SecondFactorForm({ ways, onPassed, onStartAgain }: SecondFactorFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(!ways.hasAuthenticator);
  const signing = useMutation({ mutationFn: passByPasskey, onSuccess: onPassed });
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
        {ways.hasPasskey && (
          <Button
            look={ways.hasAuthenticator ? undefined : 'primary'}
            size="large"
            icon={<IconFingerprint aria-hidden />}
            isBusy={signing.isPending}
            busyText={t('Waiting for your passkey…')}
            onClick={() => signing.mutate()}
          >
            {t('Use a passkey')}
          </Button>
        )}
        {signing.error && (
          <AlertBox tone="urgent" title={t('Login failed')} role="alert">
            {sentenceFor(signing.error)}
          </AlertBox>
        )}
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
        <Button
          type="submit"
          look={ways.hasAuthenticator ? 'primary' : undefined}
          size="large"
          isBusy={isSending}
          busyText={t('Checking…')}
        >
          {t('Login')}
        </Button>
      </form>
      <div className={`row stretch wrap between gap-x-12 mt-12 ${styles.links}`}>
        {ways.hasAuthenticator && (
          <Button look="quiet" onClick={() => change(!usesRecovery)}>
            {usesRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
          </Button>
        )}
        <Button look="quiet" onClick={onStartAgain}>
          {t('Start again')}
        </Button>
      </div>
    </div>
  );
}
