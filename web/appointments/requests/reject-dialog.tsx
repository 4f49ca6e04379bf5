import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useDecision } from './decide.ts';

const OFTEN = ['I am away at that time.', 'This needs another department.', 'Please come to the emergency department.'];

type RejectDialogProps = { isOpen: boolean; appointment: Appointment | null; onClose: () => void };

/** A rejection needs a reason; the patient reads it and is offered other times. */
export function RejectDialog({ isOpen, appointment, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { decide, isBusy } = useDecision();
  const leave = () => {
    setReason('');
    setAsked(false);
    onClose();
  };
  const reject = () => {
    setAsked(true);
    if (appointment && reason.trim())
      decide(appointment, { status: 'rejected', reason: reason.trim() }, { onDone: leave });
  };
  return (
    <Dialog isOpen={isOpen} onClose={leave} title={`Reject the request of ${appointment?.patient ?? ''}`}>
      <div className="row stretch wrap gap-8 mb-12">
        {OFTEN.map((words) => (
          <Button key={words} size="small" onClick={() => setReason(words)}>
            {words}
          </Button>
        ))}
      </div>
      <TextArea
        label="Reason"
        hint="The patient reads this, and can choose another time if a visit is still needed."
        rows={3}
        maxLength={500}
        value={reason}
        error={isAsked && !reason.trim() ? 'Please give a reason.' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogActions>
        <Button onClick={leave}>Keep it pending</Button>
        <Button look="danger" onClick={reject} isBusy={isBusy}>
          Reject
        </Button>
      </DialogActions>
    </Dialog>
  );
}
