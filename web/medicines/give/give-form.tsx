import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';
import { BigCheck } from '../../ui/big-check.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { DoseCard } from './dose-card.tsx';
import { DoseChecks } from './dose-checks.tsx';
import { type DoseFacts, WHY_A_REASON } from './dose-facts.ts';
import { DosePatient } from './dose-patient.tsx';
import styles from './give-form.module.css';
import { useGiving } from './giving.ts';

type GiveFormProps = {
  kind: 'given' | 'as-needed';
  id: string;
  facts: DoseFacts;
  timeZone: string;
  signedAs: string;
  isAway: boolean;
  onClose: () => void;
  onLeave?: (() => void) | undefined;
};

/** Patient, medicine, dose, route and time together, what speaks for and against it, and one button. */
export function GiveForm({ kind, id, facts, timeZone, signedAs, isAway, onClose, onLeave }: GiveFormProps) {
  const checkId = useId();
  const giving = useGiving({ kind, id, facts, timeZone, onDone: onClose });
  return (
    <>
      <DosePatient facts={facts} timeZone={timeZone} />
      {facts.allergyConflict && (
        <AlertBox tone="urgent" title="An allergy speaks against this medicine. Ask the doctor.">
          {facts.allergyConflict}
        </AlertBox>
      )}
      <DoseCard facts={facts} timeZone={timeZone} givenAt={giving.givenAt} onGivenAt={giving.setGivenAt} />
      <DoseChecks facts={facts} timeZone={timeZone} />
      <label className={styles.identity} htmlFor={checkId}>
        <BigCheck
          id={checkId}
          checked={giving.isIdentified}
          onChange={(event) => giving.setIdentified(event.currentTarget.checked)}
        />
        <span>
          <b>I asked name and birth date</b>, or read the wristband
        </span>
      </label>
      {giving.needsReason && (
        <TextArea
          label="Reason"
          hint={facts.reasonNeededFor ? WHY_A_REASON[facts.reasonNeededFor] : giving.refusal?.message}
          rows={2}
          maxLength={300}
          value={giving.reason}
          error={giving.reasonError}
          onChange={(event) => giving.setReason(event.currentTarget.value)}
        />
      )}
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
      <div className={styles.foot}>
        <Button
          look="primary"
          size="large"
          isBlock
          icon={<IconCheck aria-hidden />}
          disabled={!giving.canRecord || (isAway && !giving.isInDoubt)}
          isBusy={giving.isSending}
          busyText="Recording …"
          onClick={giving.record}
        >
          {giving.isInDoubt ? 'Try again' : 'Record as given'}
        </Button>
        <div>
          {onLeave ? (
            <Button look="quiet" onClick={onLeave}>
              Not given: held, refused, missed
            </Button>
          ) : (
            <span />
          )}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
        <p>Signed as {signedAs}. It cannot be recorded twice.</p>
      </div>
    </>
  );
}
