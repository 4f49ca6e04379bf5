import { IconArrowRight, IconPrinter } from '@tabler/icons-react';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import styles from './card-step.module.css';
import { MaskedPassword } from './masked-password.tsx';
import { type CardFacts, PatientCard } from './patient-card.tsx';
import type { RegistrationSteps } from './registration.ts';

type CardStepProps = Pick<RegistrationSteps, 'password' | 'goTo' | 'startAnew' | 'leave'> & {
  facts: CardFacts & { pud: string };
  isPasswordShown: boolean;
  onPasswordShown: (isShown: boolean) => void;
};

export function CardStep({ facts, password, isPasswordShown, onPasswordShown, goTo, startAnew, leave }: CardStepProps) {
  return (
    <div className={styles.step}>
      <div className={styles.card}>
        <PatientCard {...facts} />
      </div>
      {password !== null && (
        <MaskedPassword password={password} look="quiet" isShown={isPasswordShown} onShown={onPasswordShown}>
          {(words, toggle) => (
            <div className={styles.password}>
              <p>
                <span>Password</span>
                <b>{words}</b>
              </p>
              {toggle}
            </div>
          )}
        </MaskedPassword>
      )}
      <p className={styles.tip}>
        <IconPrinter aria-hidden />
        {password === null
          ? 'The printed card has no password on it: only you know it.'
          : 'The printed card leaves the password out, unless you show it first.'}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => goTo('credentials')}>Back</Button>
        <Button onClick={() => startAnew()}>Register Another</Button>
        <Button look="primary" icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          Print
        </Button>
      </div>
      <ButtonAnchor
        look="quiet"
        className={styles.login}
        href={`/login/patient?pud=${encodeURIComponent(facts.pud)}`}
        onClick={leave}
      >
        Go to login <IconArrowRight aria-hidden />
      </ButtonAnchor>
    </div>
  );
}
