import { IconCheck } from '@tabler/icons-react';
import { t, tRich } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import styles from './credentials-step.module.css';
import { MaskedPassword } from './masked-password.tsx';
import type { RegistrationSteps } from './registration.ts';

type CredentialsStepProps = Pick<RegistrationSteps, 'password' | 'isPasswordSure' | 'goTo'> & {
  pud: string;
  email: string | null;
};

export function CredentialsStep({ pud, email, password, isPasswordSure, goTo }: CredentialsStepProps) {
  return (
    <div className="stack fit gap-20 mt-24">
      <p className={`row gap-12 round ok ${styles.done}`} role="status">
        <IconCheck size={28} stroke={2.25} className="fixed" aria-hidden />
        {t('Registration Successful!')}
      </p>
      <div className={`p-20 panel ${styles.box}`}>
        <h2>{t('PUD, your Health ID')}</h2>
        <output className={`block breakable ${styles.value}`}>{pud}</output>
        <CopyButton value={pud} what="PUD" isBlock />
        <p className="mt-12 muted text-sm">{t('You log in with it. Capitals and hyphens do not matter.')}</p>
        <p className="mt-12 muted text-sm">
          {tRich('We mailed it to {email}. Open the link in that mail: until then we send nothing else there.', {
            email: <b>{email}</b>,
          })}
        </p>
      </div>
      <div className={`p-20 panel ${styles.box}`}>
        <h2>{t('Password')}</h2>
        {password === null ? (
          <p className="mt-8 muted">{t('Only you know it: this page does not keep it.')}</p>
        ) : (
          <>
            <MaskedPassword password={password}>
              {(words, toggle) => (
                <>
                  <output className={`block breakable ${styles.value}`}>{words}</output>
                  <div className={`stack gap-8 ${styles.two}`}>
                    {toggle}
                    <CopyButton value={password} what={t('password')} spokenAs={t('password')} />
                  </div>
                </>
              )}
            </MaskedPassword>
            <p className="mt-12 muted text-sm">
              {isPasswordSure
                ? t('Nobody at the clinic can see it, and we cannot show it again once you leave.')
                : t(
                    'An earlier try had already reached us. If you typed another password then, that one counts; you can set a new one on the login page.',
                  )}
            </p>
          </>
        )}
      </div>
      <div className={`stack gap-12 ${styles.ways}`}>
        <Button onClick={() => goTo('form')}>{t('Back')}</Button>
        <Button look="primary" onClick={() => goTo('card')}>
          {t('View Patient Card')}
        </Button>
      </div>
    </div>
  );
}
