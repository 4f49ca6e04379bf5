import * as z from 'zod/mini';
import { PASSWORD_LENGTHS } from '#contract/credentials.ts';
import { Email, Pud, text } from '#contract/fields.ts';
import { activateAccount } from '#contract/patients/patients.ts';
import { parsePud } from '#contract/pud.ts';
import { call } from '#web/api.ts';
import { t } from '#web/language/say.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import styles from './entry-form.module.css';
import { NewPassword } from './new-password.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

type Draft = { pud: string; code: string; password: string; earlierPassword: string; email: string; consent: boolean };

const Fields = z.object({
  pud: Pud,
  code: text('Activation code', 40),
  password: NewPassword,
  earlierPassword: z.string(),
  email: z.string().check(
    z.refine((typed) => typed.trim() === '' || Email.safeParse(typed).success, {
      error: 'Enter an e-mail address like name@example.com, or leave it empty.',
    }),
  ),
  consent: z.literal(true, { error: 'Please agree to the privacy notice.' }),
});

type ActivateFormProps = {
  /** A PUD that came with the address, from the slip. */
  pud?: string | undefined;
  clinic: { name: string; email?: string | undefined };
  onActivated: (pud: string) => void;
};

export function ActivateForm({ pud = '', clinic, onActivated }: ActivateFormProps) {
  const sent = useEndpointForm<Draft, { message: string }>({
    schema: Fields,
    initial: { pud, code: '', password: '', earlierPassword: '', email: '', consent: false },
    send: ({ email, earlierPassword, ...body }) => {
      const more = {
        ...(email.trim() ? { email: email.trim() } : {}),
        ...(earlierPassword ? { earlierPassword } : {}),
      };
      return call(activateAccount, { body: { ...body, ...more, consent: true } });
    },
    onSent: (_, typed) => onActivated(parsePud(typed.pud) ?? typed.pud),
  });
  // The sentence beside the field says where to look; this one says what to do when that does not help.
  const failure = isWrongCode(sent.failure) ? sent.failure : sent.failureElsewhere;
  return (
    <form className={`stack fit gap-20 mt-24 ${styles.form}`} noValidate onSubmit={sent.submit}>
      {failure && (
        <AlertBox tone="urgent" title={t('Not activated yet')} ref={sent.failureBox}>
          {sentenceFor(failure)}
        </AlertBox>
      )}
      <TextField
        {...sent.field('pud')}
        size="large"
        isCode
        label="PUD"
        hint={t('On the slip from the desk. Capitals and hyphens do not matter.')}
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        {...sent.field('code')}
        size="large"
        isCode
        label={t('Activation code')}
        hint={t('On the same slip. It works once, for 14 days.')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        {...sent.field('earlierPassword')}
        size="large"
        type="password"
        label={t('Earlier password')}
        isOptional
        hint={t('Only if you chose one before and our staff have now checked who you are.')}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...sent.field('password')}
        size="large"
        label={t('New password')}
        lengths={PASSWORD_LENGTHS.patient}
        typed={sent.draft.password}
        required
      />
      <TextField
        {...sent.field('email')}
        size="large"
        type="email"
        label={t('Email')}
        isOptional
        hint={t('For news about your visits and a lost password. Type it yourself, also if the desk has it.')}
        autoComplete="email"
      />
      <PrivacyNotice clinicName={clinic.name} clinicEmail={clinic.email} />
      <CheckField {...sent.check('consent')} label={t('I have read this and agree to it.')} required />
      <Button type="submit" look="primary" size="large" isBusy={sent.isSending} busyText={t('Activating…')}>
        {t('Activate')}
      </Button>
    </form>
  );
}

const isWrongCode = (failure: unknown) => failure instanceof ApiRefusal && failure.code === 'link_invalid';
