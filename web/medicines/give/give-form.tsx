import { useId } from 'react';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import { durationInWords } from '#web/ui/time/duration.ts';
import { useNow } from '#web/ui/time/now.ts';
import { minutesBetween } from '../minutes.ts';
import { DoseCard } from './dose-card.tsx';
import { DoseChecks } from './dose-checks.tsx';
import type { DoseFacts } from './dose-facts.ts';
import { DosePatient } from './dose-patient.tsx';
import { GiveFoot } from './give-foot.tsx';
import styles from './give-form.module.css';
import { useGiving } from './giving.ts';
import { ReasonChoice, type ReasonFor } from './reason-choice.tsx';
import { IDENTITY } from './sheet-ticks.ts';

type GiveFormProps = {
  kind: 'given' | 'as-needed';
  id: string;
  facts: DoseFacts;
  signedAs: string;
  isAway: boolean;
  onClose: () => void;
  onLeave?: (() => void) | undefined;
};

/** Patient, medicine, dose, route and time together, what speaks for and against it, and one button that stays in sight. */
export function GiveForm({ kind, id, facts, signedAs, isAway, onClose, onLeave }: GiveFormProps) {
  const checkId = useId();
  const now = useNow();
  const giving = useGiving({ kind, id, facts, onDone: onClose });
  const { ticks } = giving;
  return (
    <div className={`stack ${styles.form}`}>
      <div className={`stack packed ${styles.middle}`}>
        <div>
          <DosePatient facts={facts} />
          <label className={`row gap-8 lead-130 pressable ${styles.identity}`} htmlFor={checkId}>
            <BigCheck
              id={checkId}
              checked={ticks.isTicked(IDENTITY)}
              onChange={(event) => ticks.setTick(IDENTITY, event.currentTarget.checked)}
            />
            <span>
              <b>I asked name and birth date</b>, or read the wristband
            </span>
          </label>
          <DoseCard
            facts={facts}
            hasChanged={ticks.hasChangedSince}
            givenAt={giving.givenAt}
            onGivenAt={giving.setGivenAt}
          />
        </div>
        <div className={`stack gap-12 packed ${styles.checks}`}>
          {giving.refusal && <AlertBox tone="urgent" title={giving.refusal.message} />}
          {giving.isInDoubt && (
            <AlertBox tone="attention" role="alert" title="Not yet recorded">
              The answer did not come. Try again: it is recorded once, whatever happened. Do not give it again.
            </AlertBox>
          )}
          {isAway && !giving.isInDoubt && (
            <AlertBox tone="attention" role="alert" title="No connection: doses cannot be recorded now.">
              Nobody could see here whether someone else has given it.
            </AlertBox>
          )}
          <DoseChecks {...{ facts, ticks }} />
          {giving.reasonFor && (
            <ReasonChoice
              reasonFor={giving.reasonFor}
              question={questionFor(giving.reasonFor, facts, now)}
              reason={giving.reason}
              error={giving.reasonError}
              timesAsked={giving.timesAsked}
              onReason={giving.setReason}
            />
          )}
        </div>
      </div>
      <GiveFoot {...{ facts, giving, signedAs, onClose, onLeave }} isAway={isAway} />
    </div>
  );
}

function questionFor(reasonFor: ReasonFor, { planned }: DoseFacts, now: Date): string {
  if (reasonFor === 'gap' || !planned) return 'Why so soon after the last dose?';
  const apart = durationInWords(Math.abs(minutesBetween(planned, now)));
  return `Why ${apart} ${reasonFor}?`;
}
