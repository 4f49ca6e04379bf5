// Three fields, no form library: on a phone this page is the first of the product that is loaded.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { LoginAnswer } from '#contract/identity.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type DemoAccount, DemoBox } from './demo-box.tsx';
import styles from './login-form.module.css';
import { LOGIN_KINDS, type LoginDraft, missingIn, named } from './login-kinds.ts';
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
  const [draft, setDraft] = useState<LoginDraft>({ login, password: '', remember: false });
  const [isChecked, setChecked] = useState(false);
  const remembered = useRemembered(who).data ?? null;
  const send = useMutation({ mutationFn: kind.submit, onSuccess: onAnswer });
  const fields = useRef<HTMLFormElement>(null);
  const failureBox = useFocusOn(send.error);
  const change = (changes: Partial<LoginDraft>) => setDraft((before) => ({ ...before, ...changes }));

  // What is missing is said once Login was pressed, and then follows what is typed.
  const missing = isChecked ? missingIn(kind, draft) : {};
  const refused = send.error instanceof ApiRefusal ? named(kind.field, send.error.fields) : {};
  const errors = { ...refused, ...missing };

  const focus = (name: string) => fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readFields(event.currentTarget);
    setDraft(typed);
    setChecked(true);
    const [first] = Object.keys(missingIn(kind, typed));
    if (first) focus(first);
    else if (!send.isPending) send.mutate(typed);
  };
  const fillIn = (account: DemoAccount) => {
    send.reset();
    setDraft({ login: account.login, password: account.password, remember: false });
    fields.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return (
    <div className={styles.login}>
      <form ref={fields} className={styles.form} noValidate onSubmit={submit}>
        {send.error && (
          <AlertBox tone="urgent" title="Login failed" ref={failureBox}>
            {sentenceFor(send.error)}
          </AlertBox>
        )}
        <WelcomeBack remembered={remembered} draft={draft} onChange={change} onSomeoneElse={() => focus('login')} />
        <TextField
          name="login"
          value={draft.login}
          onChange={(event) => change({ login: event.target.value })}
          size="large"
          label={kind.label}
          hint={kind.hint}
          isCode={kind.field === 'pud'}
          type={kind.field === 'email' ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize={kind.field === 'pud' ? 'characters' : 'none'}
          spellCheck={false}
          error={errors.login}
          required
        />
        <PasswordField
          name="password"
          value={draft.password}
          onChange={(event) => change({ password: event.target.value })}
          size="large"
          label="Password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        {kind.canBeRemembered && (
          <CheckField
            name="remember"
            checked={draft.remember}
            onChange={(event) => change({ remember: event.target.checked })}
            label="Remember me"
          />
        )}
        <Button type="submit" look="primary" size="large" isBusy={send.isPending} busyText="Logging in…">
          Login
        </Button>
      </form>
      {demo && <DemoBox account={demo} onUse={fillIn} />}
    </div>
  );
}

/** From the fields themselves: a password manager may have filled them in without telling anyone. */
function readFields(form: HTMLFormElement): LoginDraft {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return { login: text('login'), password: text('password'), remember: fields.has('remember') };
}

/** Bad news takes the focus, so that it is read out and seen wherever one was. */
function useFocusOn(error: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return box;
}
