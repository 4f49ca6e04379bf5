import { IconPhoneCall } from '@tabler/icons-react';
import { isBodyFirst } from '#contract/triage/body-first.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import type { ScreenWords } from '#web/triage/language/screen-words.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import styles from './urgency-card.module.css';
import type { TriageClinic } from './urgency-card.tsx';

type CrisisCallsProps = { flags: TriageResult['flags']; clinic: TriageClinic; words: ScreenWords };

/** Somebody to talk to first, for thoughts of dying; the emergency number first, for whoever is hurt by somebody or by themselves. */
export function CrisisCalls({ flags, clinic: { emergencyNumber, crisisLine }, words }: CrisisCallsProps) {
  const isOnlyHurt = !flags.some(({ danger }) => danger === 'suicide');
  const line = crisisLine && { number: crisisLine.number, label: words.callCrisis(crisisLine.number, crisisLine.name) };
  const ambulance = { number: emergencyNumber, label: words.call(emergencyNumber) };
  const calls = [line, ambulance].filter((one) => one !== null);
  const [first, second] = isOnlyHurt || isBodyFirst(flags) ? calls.toReversed() : calls;
  const icon = <IconPhoneCall aria-hidden />;
  return (
    <>
      {first && (
        <ButtonAnchor href={`tel:${first.number}`} className={`${styles.call} ${styles.crisis}`} icon={icon}>
          {first.label}
        </ButtonAnchor>
      )}
      {!isOnlyHurt && !isBodyFirst(flags) && <p>{words.crisis.mayAct}</p>}
      {second && (
        <ButtonAnchor href={`tel:${second.number}`} className={styles.alert} icon={icon}>
          {second.label}
        </ButtonAnchor>
      )}
    </>
  );
}
