import type { PatientReply } from '#contract/patients/patients.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useChangingDetails } from './changing-details.ts';
import styles from './details.module.css';
import { isNewAddress } from './details.ts';

type DetailsFormProps = {
  file: PatientReply;
  onSaved: (saved: PatientReply) => void;
  onCancel: () => void;
  /** One's own: a new address needs the password, and the code where there is a second factor. */
  own?: { hasSecondFactor: boolean } | undefined;
};

export function DetailsForm({ file, onSaved, onCancel, own }: DetailsFormProps) {
  const { field, seen, news, newsBox, ...sent } = useChangingDetails(file, onSaved);
  const isNew = isNewAddress(sent.draft.email, seen);
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title={t('Nothing was changed')} ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      {news && !sent.failureElsewhere && (
        <AlertBox
          tone="attention"
          title={t('Someone changed your details in the meantime.')}
          role="alert"
          ref={newsBox}
        >
          <ul>
            {news.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{t('What you typed is still here. Look at it again, then save.')}</p>
        </AlertBox>
      )}
      <TextField {...field('name')} label={t('Full Name')} autoComplete="name" required />
      <TextField
        {...field('email')}
        type="email"
        label={t('Email')}
        hint={own ? ownHint(isNew, seen) : deskHint(seen)}
        autoComplete={own ? 'email' : 'off'}
        required={seen.email !== null}
      />
      {own && isNew && (
        <>
          <PasswordField {...field('password')} label={t('Your password')} autoComplete="current-password" required />
          {own.hasSecondFactor && (
            <TextField
              {...field('code')}
              label={t('Code from your authenticator app')}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
        </>
      )}
      <TextField {...field('phone')} type="tel" label={t('Phone')} autoComplete="tel" required />
      <div className="row stretch wrap gap-12">
        <Button type="submit" look="primary" isBusy={sent.isSending} busyText={t('Saving…')}>
          {t('Save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

const ownHint = (isNew: boolean, { email }: PatientReply) => {
  const rule = t('A new address counts once you have opened the link in the mail we send there.');
  return isNew && email ? t('{rule} Until then we write to {email}.', { rule, email }) : rule;
};

const deskHint = ({ hasAccount }: PatientReply) =>
  hasAccount
    ? t(
        'A new address counts only after the patient agrees: with the link we mail to the old address, or with a code that you hand over.',
      )
    : t('A new address counts once the link in the mail we send there was opened.');
