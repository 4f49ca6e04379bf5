import { useState } from 'react';
import { CodeOfApp, renewRecoveryCodes } from '#contract/credentials.ts';
import { t } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './card-form.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

type RenewCodesFormProps = { login: string; onDone: () => void; onCancel: () => void };

export function RenewCodesForm({ login, onDone, onCancel }: RenewCodesFormProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const sent = useEndpointForm({
    schema: CodeOfApp,
    initial: { code: '' },
    send: ({ code }: { code: string }) => call(renewRecoveryCodes, { body: { code: code.replace(/\s/g, '') } }),
    onSent: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) return <RecoveryCodes codes={codes} login={login} onKept={onDone} />;
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      <p className={`muted ${styles.text}`}>{t('You get ten new codes. The old ones stop working at once.')}</p>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title={t('The old codes still count')} ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      <TextField
        {...sent.field('code')}
        isCode
        label={t('6-digit code')}
        hint={t('From your authenticator app.')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <div className="row stretch wrap gap-12">
        <Button type="submit" look="primary" isBusy={sent.isSending} busyText={t('Checking…')}>
          {t('Get new codes')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
