import { useRef } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { LoginAnswer } from '#contract/identity.ts';
import { t, tMarked } from '#web/language/say.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useRemembered } from '../queries.ts';
import { type DemoAccount, DemoBox } from './demo-box.tsx';
import styles from './login-form.module.css';
import { LOGIN_KINDS, missingIn, named } from './login-kinds.ts';
import { PasskeyLogin } from './passkey-login.tsx';
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
  const remembered = useRemembered(who).data ?? null;
  const submitButton = useRef<HTMLButtonElement>(null);
  const { draft, field, check, fill, focus, submit, isSending, failure, failureBox, clearFailure } = useEndpointForm({
    initial: { login, password: '', remember: false },
    check: (typed) => missingIn(kind, typed),
    send: kind.submit,
    onSent: onAnswer,
    atFields: (error) => (error instanceof ApiRefusal ? named(kind.field, error.fields) : {}),
  });
  const fillIn = (account: DemoAccount) => {
    clearFailure();
    fill({ login: account.login, password: account.password, remember: false });
    submitButton.current?.focus();
  };
  return (
    <div className={`stack gap-20 mt-24 ${styles.login}`}>
      <form className="stack gap-20" noValidate onSubmit={submit}>
        {failure && (
          <AlertBox tone="urgent" title={t('Login failed')} ref={failureBox}>
            {sentenceFor(failure)}
          </AlertBox>
        )}
        <WelcomeBack remembered={remembered} draft={draft} onChange={fill} onSomeoneElse={() => focus('login')} />
        <TextField
          {...field('login')}
          size="large"
          label={tMarked(kind.label)}
          hint={kind.hint && tMarked(kind.hint)}
          isCode={kind.field === 'pud'}
          type={kind.field === 'email' ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize={kind.field === 'pud' ? 'characters' : 'none'}
          spellCheck={false}
          required
        />
        <PasswordField
          {...field('password')}
          size="large"
          label={t('Password')}
          autoComplete="current-password"
          required
        />
        {kind.canBeRemembered && <CheckField {...check('remember')} label={t('Remember me')} />}
        <Button
          ref={submitButton}
          type="submit"
          look="primary"
          size="large"
          isBusy={isSending}
          busyText={t('Logging in…')}
        >
          {t('Login')}
        </Button>
      </form>
      <PasskeyLogin who={who} remember={draft.remember} onAnswer={onAnswer} />
      {demo && <DemoBox account={demo} onUse={fillIn} />}
    </div>
  );
}
