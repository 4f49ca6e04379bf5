import { useState } from 'react';
import { PASSWORD_LENGTHS } from '#contract/credentials.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import type { RegistrationSteps } from './registration.ts';
import { NOTHING_TYPED, type RegistrationDraft, RegistrationDraftSchema } from './registration-draft.ts';
import { RegistrationError } from './registration-error.tsx';

type RegistrationFormProps = { steps: RegistrationSteps; clinic: { name: string; email?: string | undefined } };

export function RegistrationForm({ steps, clinic }: RegistrationFormProps) {
  const sent = useEndpointForm<RegistrationDraft, void>({
    schema: RegistrationDraftSchema,
    initial: { ...steps.details, password: steps.password ?? '', consent: steps.registered !== null },
    send: steps.register,
    onTyped: steps.keepDetails,
  });
  const { field } = sent;
  const [wasTyped, setTyped] = useState(steps.details.name !== '' && !steps.registered);
  const clear = () => {
    steps.startAnew();
    sent.startOver({ ...NOTHING_TYPED, password: '', consent: false });
    setTyped(false);
    sent.focus('name');
  };
  const registerOneMore = () => {
    steps.startAnew(sent.draft);
    sent.submit();
  };
  return (
    <form className="stack fit gap-20 mt-24" noValidate onSubmit={sent.submit}>
      <RegistrationError
        failure={sent.failure}
        box={sent.failureBox}
        onKeep={() => steps.findEarlier(sent.draft.password)}
        onAnother={registerOneMore}
      />
      {wasTyped && (
        <p className="row wrap gap-x-8 muted text-sm">
          {t('What was typed here before is still there.')}
          <Button look="quiet" onClick={clear}>
            {t('Clear it')}
          </Button>
        </p>
      )}
      <TextField {...field('name')} size="large" label={t('Full Name')} autoComplete="name" required />
      <TextField
        {...field('email')}
        size="large"
        type="email"
        label={t('Email')}
        hint={t('A family may share one address.')}
        autoComplete="email"
        required
      />
      <TextField {...field('phone')} size="large" type="tel" label={t('Phone')} autoComplete="tel" required />
      <NewPasswordField
        {...field('password')}
        size="large"
        label={t('Password')}
        lengths={PASSWORD_LENGTHS.patient}
        typed={sent.draft.password}
        required
      />
      <PrivacyNotice clinicName={clinic.name} clinicEmail={clinic.email} />
      <CheckField {...sent.check('consent')} label={t('I have read this and agree to it.')} required />
      <Button type="submit" look="primary" size="large" isBusy={sent.isSending} busyText={t('Registering…')}>
        {t('Register')}
      </Button>
    </form>
  );
}
