import { IconAlertOctagon, IconLock, IconWritingSign } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
import { barRef } from '#web/ui/viewport/bars.ts';
import type { Lock } from './signing.ts';
import styles from './submit-bar.module.css';

export type ForWhom = { name: string; age: number | null; sex: string | null; pud: string };

type SubmitBarProps = {
  patient: ForWhom;
  contents: string;
  lock: Lock | null;
  isBusy: boolean;
  onClear: () => void;
};

/** Always in sight: for whom it is, and why it cannot be signed yet. Its submit button is that of the form around it. */
export function SubmitBar({ patient, contents, lock, isBusy, onClear }: SubmitBarProps) {
  return (
    <section
      ref={barRef.stickyBottom}
      className={`no-print row wrap gap-10 ruled surface ${styles.bar}`}
      aria-label="Sign"
    >
      <div className={`min-0 lead-140 ${styles.words}`}>
        <p className={`row start urgent icons-18 ${styles.lock}`} role="status">
          {lock && (
            <>
              <IconAlertOctagon aria-hidden />
              <span>
                <b>Cannot be signed yet.</b> {lock.why}
              </span>
            </>
          )}
        </p>
        <p className="muted breakable">
          For <b className="ink">{patient.name}</b>, {facts(patient)} · {contents}
        </p>
      </div>
      <Button look="quiet" onClick={onClear}>
        Clear Form
      </Button>
      <Button
        type="submit"
        look="primary"
        className={lock ? styles.locked : undefined}
        icon={lock ? <IconLock aria-hidden /> : <IconWritingSign aria-hidden />}
        // Pressed while locked it leads to what keeps it: a dead button would not say.
        aria-disabled={lock ? true : undefined}
        isBusy={isBusy}
        busyText="Signing …"
      >
        Submit Diagnosis
      </Button>
    </section>
  );
}

function facts({ age, sex, pud }: ForWhom): string {
  const letter = sex === 'male' ? 'M' : sex === 'female' ? 'F' : '';
  const person = [age === null ? '' : String(age), letter].filter(Boolean).join(' ');
  return person ? `${person}, ${pud}` : pud;
}
