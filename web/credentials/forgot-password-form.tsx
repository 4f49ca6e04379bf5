import { useState } from 'react';
import * as z from 'zod/mini';
import { forgotPassword } from '#contract/credentials.ts';
import type { Role } from '#contract/endpoint.ts';
import { Email, Pud } from '#contract/fields.ts';
import { t } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './credentials-form.module.css';
import { type Desk, MailOnItsWay } from './mail-on-its-way.tsx';

type Draft = { pud: string; email: string };

const WithPud = z.object({ pud: Pud, email: Email });
const WithoutPud = z.object({ email: Email });

type ForgotPasswordFormProps = { role: Role; loginHref: string; desk: Desk | undefined };

export function ForgotPasswordForm({ role, loginHref, desk }: ForgotPasswordFormProps) {
  const [sentence, setSentence] = useState<string | null>(null);
  const isPatient = role === 'patient';
  const sent = useEndpointForm<Draft, { message: string }>({
    schema: isPatient ? WithPud : WithoutPud,
    initial: { pud: '', email: '' },
    send: ({ pud, email }) => call(forgotPassword, { body: isPatient ? { role, pud, email } : { role, email } }),
    onSent: ({ message }) => setSentence(message),
  });
  if (sentence !== null) {
    return <MailOnItsWay {...{ sentence, loginHref, desk }} onAgain={() => setSentence(null)} />;
  }
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title={t('Not sent')} ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      {isPatient && (
        <TextField
          {...sent.field('pud')}
          size="large"
          isCode
          label="PUD"
          hint={t('On your Patient Card. Capitals and hyphens do not matter.')}
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <TextField
        {...sent.field('email')}
        size="large"
        type="email"
        label={t('Email')}
        hint={isPatient ? t('The one you registered with.') : t('The one you log in with.')}
        autoComplete="email"
        required
      />
      <Button type="submit" look="primary" size="large" isBusy={sent.isSending} busyText={t('Sending…')}>
        {t('Send me a link')}
      </Button>
      <ButtonAnchor look="quiet" href={loginHref}>
        {t('Back to login')}
      </ButtonAnchor>
    </form>
  );
}
