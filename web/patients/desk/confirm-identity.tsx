import type { PatientReply } from '#contract/patients/patients.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { useConfirmIdentity } from './desk-queries.ts';

type ConfirmIdentityProps = {
  patientId: string;
  name: string;
  myId: string;
  held: NonNullable<PatientReply['held']>;
  /** The code to hand over, shown this once. */
  onConfirmed: (slip: { activationCode: string; activateAt: string }) => void;
};

/** Why the record is closed to the account, and the button for whoever did not make the code. */
export function ConfirmIdentity({ patientId, name, myId, held, onConfirmed }: ConfirmIdentityProps) {
  const timeZone = useTimeZone();
  const confirming = useConfirmIdentity(patientId);
  const isMine = held.codeMadeById === myId;
  const maker = isMine ? 'you' : (held.codeMadeBy ?? 'someone at the desk');
  const confirm = () =>
    mutateDetached(confirming, undefined, {
      onSuccess: onConfirmed,
      onError: (error) => toast.error('Nothing was confirmed.', sentenceFor(error)),
    });
  return (
    <AlertBox tone="attention" title="The record is not open to the patient yet">
      <p>
        The account was activated on {shortDay(held.since, timeZone)} with a code made by {maker}. Whoever makes a code
        could use it, so a second person has to see who the patient is.
      </p>
      {isMine ? (
        <p>You made the code: a colleague confirms.</p>
      ) : (
        <>
          <p>
            Confirm only if {name} stands before you and you have seen a document or know the person. You get a new code
            to hand over; the earlier password stops working. The trail keeps your name.
          </p>
          <Button look="primary" size="large" isBusy={confirming.isPending} onClick={confirm}>
            I have seen {name}: make the code
          </Button>
        </>
      )}
    </AlertBox>
  );
}
