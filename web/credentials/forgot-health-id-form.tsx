import { useState } from 'react';
import { ForgottenHealthId, forgotHealthId } from '#contract/credentials.ts';
import { t } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './credentials-form.module.css';
import { type Desk, MailOnItsWay } from './mail-on-its-way.tsx';

type ForgotHealthIdFormProps = { loginHref: string; desk: Desk | undefined };

export function ForgotHealthIdForm({ loginHref, desk }: ForgotHealthIdFormProps) {
  const [sentence, setSentence] = useState<string | null>(null);
  const sent = useEndpointForm<{ email: string }, { message: string }>({
    schema: ForgottenHealthId,
    initial: { email: '' },
    send: (body) => call(forgotHealthId, { body }),
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
      <TextField
        {...sent.field('email')}
        size="large"
        type="email"
        label={t('Email')}
        hint={t('The one you registered with. We mail every Health ID that belongs to it.')}
        autoComplete="email"
        required
      />
      <Button type="submit" look="primary" size="large" isBusy={sent.isSending} busyText={t('Sending…')}>
        {t('Mail my Health ID')}
      </Button>
      <ButtonAnchor look="quiet" href={loginHref}>
        {t('Back to login')}
      </ButtonAnchor>
    </form>
  );
}
