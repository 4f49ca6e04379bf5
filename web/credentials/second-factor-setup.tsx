import { useEffect, useRef, useState } from 'react';
import { t } from '#web/language/say.ts';
import { StepLine } from '../ui/navigation/step-line.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import styles from './second-factor-setup.module.css';
import { StartStep } from './start-step.tsx';

type Secret = { secret: string; uri: string };
type Stage = { step: 'password' } | { step: 'scan'; given: Secret } | { step: 'codes'; codes: string[] };

const STEPS: Stage['step'][] = ['password', 'scan', 'codes'];

type SecondFactorSetupProps = {
  login: string;
  onDone: () => void;
  /** Absent where there is no way around it. */
  onCancel?: () => void;
};

/** Password, then the app, then the codes for the day the phone is lost: in this order, and none skipped. */
export function SecondFactorSetup({ login, onDone, onCancel }: SecondFactorSetupProps) {
  const [stage, setStage] = useState<Stage>({ step: 'password' });
  const top = useFocusOnStep(stage.step);
  return (
    <div className={styles.setup} ref={top} tabIndex={-1}>
      <StepLine
        label={t('Setting up the second step')}
        steps={[t('Password'), t('App'), t('Codes')]}
        current={STEPS.indexOf(stage.step)}
      />
      {stage.step === 'password' && (
        <StartStep login={login} onStarted={(given) => setStage({ step: 'scan', given })} onCancel={onCancel} />
      )}
      {stage.step === 'scan' && (
        <ScanStep
          {...stage.given}
          onConfirmed={(codes) => setStage({ step: 'codes', codes })}
          onBack={() => setStage({ step: 'password' })}
        />
      )}
      {stage.step === 'codes' && <RecoveryCodes codes={stage.codes} login={login} onKept={onDone} />}
    </div>
  );
}

function useFocusOnStep(step: Stage['step']) {
  const top = useRef<HTMLDivElement>(null);
  const earlier = useRef(step);
  useEffect(() => {
    if (earlier.current !== step) top.current?.focus();
    earlier.current = step;
  }, [step]);
  return top;
}
