import { IconDeviceMobile } from '@tabler/icons-react';
import { CodeOfApp, confirmSecondFactor } from '#contract/credentials.ts';
import { t } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { QrCode } from '../ui/qr-code.tsx';
import styles from './second-factor-setup.module.css';

type ScanStepProps = { secret: string; uri: string; onConfirmed: (codes: string[]) => void; onBack: () => void };

/** In fours, as one reads it off to a phone. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function ScanStep({ secret, uri, onConfirmed, onBack }: ScanStepProps) {
  const sent = useEndpointForm({
    schema: CodeOfApp,
    initial: { code: '' },
    send: ({ code }: { code: string }) => call(confirmSecondFactor, { body: { code: code.replace(/\s/g, '') } }),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <div className={`stack start ${styles.scan}`}>
      <QrCode className={styles.code} text={uri} label={t('QR code for the authenticator app')} />
      <div className={`stack gap-16 min-0 ${styles.stack}`}>
        <p className={`muted ${styles.text}`}>
          {t('Scan the code with your authenticator app. It then shows six digits.')}
        </p>
        <div>
          <h3>{t('No camera? Type this into the app:')}</h3>
          <code className={`block breakable ${styles.secret}`}>{inGroups(secret)}</code>
          <div className="row stretch wrap gap-8 gap-x-12">
            <CopyButton value={secret} what={t('key')} spokenAs={t('key')} />
            <ButtonAnchor look="quiet" href={uri} icon={<IconDeviceMobile aria-hidden />}>
              {t('Open the app on this device')}
            </ButtonAnchor>
          </div>
        </div>
        <form className={`stack gap-16 min-0 ${styles.stack}`} noValidate onSubmit={sent.submit}>
          {sent.failureElsewhere && (
            <AlertBox tone="urgent" title={t('Not yet')} ref={sent.failureBox}>
              {sentenceFor(sent.failureElsewhere)}
            </AlertBox>
          )}
          <TextField
            {...sent.field('code')}
            isCode
            label={t('6-digit code')}
            hint={t('As your app shows it now.')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
          <div className="row stretch wrap gap-8 gap-x-12">
            <Button type="submit" look="primary" isBusy={sent.isSending} busyText={t('Checking…')}>
              {t('Turn on')}
            </Button>
            <Button look="quiet" onClick={onBack}>
              {t('Back')}
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}
