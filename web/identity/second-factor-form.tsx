import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Me, passSecondFactor } from '#contract/identity.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './login-form.module.css';

type SecondFactorFormProps = { onPassed: (me: Me) => void; onStartAgain: () => void };

/** The password was right; now the code of the app, or one of the codes that were printed for the day it is lost. */
export function SecondFactorForm({ onPassed, onStartAgain }: SecondFactorFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const send = useMutation({
    mutationFn: (typed: string) => call(passSecondFactor, { body: { code: typed } }),
    onSuccess: onPassed,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field to type in.
  useEffect(() => field.current?.focus(), [usesRecovery]);
  useEffect(() => {
    if (send.error) box.current?.focus();
  }, [send.error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = usesRecovery ? code.trim() : code.replace(/\s/g, '');
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else if (!send.isPending) send.mutate(typed);
  };
  const change = (next: boolean) => {
    setUsesRecovery(next);
    setCode('');
    setMissing(false);
    send.reset();
  };
  return (
    <div className={styles.login}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {send.error && (
          <AlertBox tone="urgent" title="Login failed" ref={box}>
            {sentenceFor(send.error)}
          </AlertBox>
        )}
        <TextField
          key={usesRecovery ? 'recovery' : 'code'}
          ref={field}
          size="large"
          isCode
          label={usesRecovery ? 'Recovery code' : '6-digit code'}
          hint={
            usesRecovery
              ? 'One of those you kept when you set this up. Each works once.'
              : 'From your authenticator app.'
          }
          autoComplete="one-time-code"
          inputMode={usesRecovery ? 'text' : 'numeric'}
          maxLength={usesRecovery ? 40 : 7}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={isMissing ? 'Code is needed.' : undefined}
          required
        />
        <Button type="submit" look="primary" size="large" isBusy={send.isPending} busyText="Checking…">
          Login
        </Button>
      </form>
      <div className={styles.links}>
        <Button look="quiet" onClick={() => change(!usesRecovery)}>
          {usesRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button look="quiet" onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    </div>
  );
}
