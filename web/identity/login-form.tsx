import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Role } from '../../contract/endpoint.ts';
import type { LoginAnswer } from '../../contract/identity.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type DemoAccount, DemoBox } from './demo-box.tsx';
import styles from './login-form.module.css';
import { LOGIN_KINDS, type LoginDraft, type LoginErrors, type LoginKind, missingIn, named } from './login-kinds.ts';
import { useRemembered } from './queries.ts';
import { WelcomeBack } from './welcome-back.tsx';

type LoginFormProps = {
  who: Role;
  /** A PUD that came with the address, from registration. */
  login?: string | undefined;
  demo?: DemoAccount | undefined;
  onAnswer: (answer: LoginAnswer) => void;
};

export function LoginForm({ who, login = '', demo, onAnswer }: LoginFormProps) {
  const kind = LOGIN_KINDS[who];
  const send = useMutation({ mutationFn: kind.submit, onSuccess: onAnswer });
  const form = useForm<LoginDraft>({
    defaultValues: { login, password: '', remember: false },
    resolver: resolverFor(kind),
    reValidateMode: 'onChange',
  });
  const remembered = useRemembered(who).data ?? null;
  const submitButton = useRef<HTMLButtonElement>(null);
  const failureBox = useFocusOn(send.error);
  const { errors } = form.formState;
  const said = send.error instanceof ApiRefusal ? named(kind.field, send.error.fields) : {};

  const fillIn = (account: DemoAccount) => {
    send.reset();
    form.reset({ login: account.login, password: account.password, remember: false });
    submitButton.current?.focus();
  };
  return (
    <div className={styles.door}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit((draft) => send.mutate(draft))}>
        {send.error && (
          <AlertBox tone="urgent" title="Login failed" ref={failureBox}>
            {sentenceFor(send.error)}
          </AlertBox>
        )}
        {kind.canBeRemembered && <WelcomeBack form={form} remembered={remembered} />}
        <TextField
          {...form.register('login')}
          size="large"
          label={kind.label}
          hint={kind.hint}
          isCode={kind.field === 'pud'}
          type={kind.field === 'email' ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize={kind.field === 'pud' ? 'characters' : 'none'}
          spellCheck={false}
          error={errors.login?.message ?? said.login}
          required
        />
        <PasswordField
          {...form.register('password')}
          size="large"
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message ?? said.password}
          required
        />
        {kind.canBeRemembered && <CheckField {...form.register('remember')} label="Remember me" />}
        <Button
          ref={submitButton}
          type="submit"
          look="primary"
          size="large"
          isBusy={send.isPending}
          busyText="Logging in…"
        >
          Login
        </Button>
      </form>
      {demo && <DemoBox account={demo} onUse={fillIn} />}
    </div>
  );
}

function resolverFor(kind: LoginKind): Resolver<LoginDraft> {
  return (draft) => {
    const missing = Object.entries(missingIn(kind, draft) satisfies LoginErrors);
    if (missing.length === 0) return { values: draft, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(missing.map(([name, message]) => [name, { type: 'value', message }])),
    };
  };
}

/** Bad news takes the focus, so that it is read out and seen wherever one was. */
function useFocusOn(error: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return box;
}
