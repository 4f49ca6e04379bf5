import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { durationInWords } from '#web/ui/time/duration.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
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
export function GiveForm({ kind, id, facts: current, signedAs, isAway, onClose, onLeave }: GiveFormProps) {
  const checkId = useId();
  const now = useNow();
  // As it was shown first: what was given before a change was given by these terms.
  const [opened] = useState(current);
  const [isBefore, setBefore] = useState(false);
  const facts = isBefore ? endedFacts(opened, current) : current;
  const giving = useGiving({ kind, id, facts, onDone: onClose });
  const { ticks } = giving;
  return (
    <div className={`stack ${styles.form}`}>
      {facts.ended && <Ended ended={facts.ended} />}
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
            wrongTime={giving.isFuture ? giving.wrongTime : undefined}
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
          {ticks.hasChangedSince && !facts.ended && (
            <Button onClick={() => setBefore(true)}>I gave {opened.dosage} before it changed</Button>
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
      <GiveFoot {...{ facts, giving, signedAs, onClose }} onLeave={facts.ended ? undefined : onLeave} isAway={isAway} />
    </div>
  );
}

const endedFacts = (opened: DoseFacts, { changed }: DoseFacts): DoseFacts => ({
  ...opened,
  reasonNeededFor: null,
  ended: { at: changed?.at ?? null, why: 'The order changed while this sheet was open.' },
});

function Ended({ ended: { at, why } }: { ended: NonNullable<DoseFacts['ended']> }) {
  const timeZone = useTimeZone();
  const since = at ? `before ${timeOfDay(at, timeZone)}` : 'before';
  return (
    <AlertBox tone="urgent" title="Do not give this dose any more" className={styles.ended ?? ''}>
      {why} If you gave it {since}, enter the time at which you gave it, and record it: else it could be given again.
    </AlertBox>
  );
}

function questionFor(reasonFor: ReasonFor, { planned }: DoseFacts, now: Date): string {
  if (reasonFor === 'ended') return 'Why was it given after its order had ended? The doctor is told.';
  if (reasonFor === 'gap' || !planned) return 'Why so soon after the last dose?';
  const apart = durationInWords(Math.abs(minutesBetween(planned, now)));
  return `Why ${apart} ${reasonFor}?`;
}
