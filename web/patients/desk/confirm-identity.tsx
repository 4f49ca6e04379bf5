import type { PatientOnFile } from '../../../contract/patients.ts';
import { sentenceFor } from '../../refusal.ts';
import { settle } from '../../settle.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/time.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirmIdentity } from './desk-queries.ts';

type ConfirmIdentityProps = {
  patientId: string;
  name: string;
  timeZone: string;
  myId: string;
  held: NonNullable<PatientOnFile['held']>;
};

/** Why the record is closed to the account, and the button for whoever did not make the code. */
export function ConfirmIdentity({ patientId, name, timeZone, myId, held }: ConfirmIdentityProps) {
  const confirming = useConfirmIdentity(patientId);
  const isMine = held.codeMadeById === myId;
  const maker = isMine ? 'you' : (held.codeMadeBy ?? 'someone at the desk');
  const confirm = () =>
    settle(confirming, undefined, {
      onSuccess: () => toast.success('Identity confirmed', `The record is open to ${name} now.`),
      onError: (error) => toast.error('Nothing was confirmed.', sentenceFor(error)),
    });
  return (
    <AlertBox tone="attention" title="The record is not open to the patient yet">
      <p>
        The account was activated on {shortDay(held.since, timeZone)} with a code made by {maker}. Whoever makes a code
        could use it, so a second person has to see who the patient is.
      </p>
      {isMine ? (
        <p>You made the code: a colleague confirms, or the doctor who ends a visit with the patient.</p>
      ) : (
        <>
          <p>
            Confirm only if {name} stands before you and you have seen a document or know the person. The account then
            reads the whole record. The trail keeps your name.
          </p>
          <Button look="primary" size="large" isBusy={confirming.isPending} onClick={confirm}>
            I have seen {name}: open the record
          </Button>
        </>
      )}
    </AlertBox>
  );
}
