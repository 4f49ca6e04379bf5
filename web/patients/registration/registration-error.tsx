import { type RefObject, useState } from 'react';
import { t, tRich } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { RegisteredBefore } from './register-once.ts';

type RegistrationErrorProps = {
  failure: unknown;
  box: RefObject<HTMLDivElement | null>;
  onKeep: () => Promise<void>;
  onAnother: () => void;
};

/** Shows what failed. When an earlier try was registered after all, the person decides what to do. */
export function RegistrationError({ failure, box, onKeep, onAnother }: RegistrationErrorProps) {
  const [found, setFound] = useState<unknown>(null);
  if (!failure) return null;
  if (!(failure instanceof RegisteredBefore)) {
    return (
      <AlertBox tone="urgent" title={t('Not registered yet')} ref={box}>
        {sentenceFor(failure)}
      </AlertBox>
    );
  }
  const { name, email, phone } = failure.earlier;
  if (failure.differsIn === 'password') {
    return (
      <AlertBox tone="attention" title={t('You are registered already')} role="alert" ref={box}>
        <p>
          {t(
            '{name}, {email}, {phone} was sent before with another password. That password counts: type it and press Register.',
            { name, email, phone },
          )}
        </p>
        <p>
          {tRich(
            'Forgotten it? Your Health ID is in our mail to you. Open the link there to confirm your address; then you can {link}.',
            { link: <a href="/forgot-password?role=patient">{t('set a new password')}</a> },
          )}
        </p>
      </AlertBox>
    );
  }
  return (
    <AlertBox tone="attention" title={t('You are registered already')} role="alert" ref={box}>
      <p>
        {t('{name}, {email}, {phone} was sent first, and is registered. What you changed since is not.', {
          name,
          email,
          phone,
        })}
      </p>
      {found !== null && <p>{sentenceFor(found)}</p>}
      <div className="row stretch wrap gap-8 mt-12">
        <Button onClick={() => onKeep().catch(setFound)}>{t('Go on with that one')}</Button>
        <Button onClick={onAnother}>{t('Register one more person')}</Button>
      </div>
    </AlertBox>
  );
}
