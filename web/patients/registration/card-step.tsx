import { IconArrowRight, IconPrinter } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { type CardFacts, PatientCard } from '../card/patient-card.tsx';
import styles from './card-step.module.css';
import { MaskedPassword } from './masked-password.tsx';
import type { RegistrationSteps } from './registration.ts';

type CardStepProps = Pick<RegistrationSteps, 'password' | 'goTo' | 'startAnew' | 'leave'> & {
  facts: CardFacts & { pud: string };
  /** Where the login leads; left out, to the dashboard. */
  comeBackTo: string | undefined;
  isPasswordShown: boolean;
  onPasswordShown: (isShown: boolean) => void;
};

export function CardStep({ facts, password, comeBackTo, ...way }: CardStepProps) {
  const { isPasswordShown, onPasswordShown, goTo, startAnew, leave } = way;
  return (
    <div className="stack fit gap-20 mt-24">
      <div className={styles.card}>
        <PatientCard {...facts} />
      </div>
      {password !== null && (
        <MaskedPassword password={password} look="quiet" isShown={isPasswordShown} onShown={onPasswordShown}>
          {(words, toggle) => (
            <div className={`row panel round gap-12 ${styles.password}`}>
              <p className="grow min-0 lead-130">
                <span>{t('Password')}</span>
                <b className="breakable">{words}</b>
              </p>
              {toggle}
            </div>
          )}
        </MaskedPassword>
      )}
      <div className={`stack gap-12 ${styles.ways}`}>
        <ButtonAnchor look="primary" size="large" href={loginFor(facts.pud, comeBackTo)} onClick={leave}>
          {t('Go to login')} <IconArrowRight aria-hidden />
        </ButtonAnchor>
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          {t('Print')}
        </Button>
        <Button onClick={() => goTo('credentials')}>{t('Back')}</Button>
        <Button onClick={() => startAnew()}>{t('Register Another')}</Button>
      </div>
      <p className={`row stretch gap-12 muted text-md ${styles.tip}`}>
        <IconPrinter size={24} className="fixed" aria-hidden />
        {password === null
          ? t('The printed card has no password on it: only you know it.')
          : t('The printed card leaves the password out, unless you show it first.')}
      </p>
    </div>
  );
}

/** The PUD filled in; a guest who came from an answer returns to it. */
function loginFor(pud: string, comeBackTo: string | undefined): string {
  const query = new URLSearchParams({ pud });
  if (comeBackTo) query.set('then', comeBackTo);
  return `/login/patient?${query}`;
}
