import type { Appointment } from '#contract/appointments/appointments.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { useDecision } from './decide.ts';

export type Outside = { request: Appointment; sentence: string; isPrivate: boolean };

type OutsideHoursDialogProps = {
  isOpen: boolean;
  asked: Outside | null;
  onClose: () => void;
  onReject: (request: Appointment) => void;
};

/** A request lies on a day off or outside the hours: the doctor decides knowing it. */
export function OutsideHoursDialog({ isOpen, asked, onClose, onReject }: OutsideHoursDialogProps) {
  const { decide, isBusy } = useDecision();
  const { request, sentence, isPrivate } = asked ?? {};
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${sentence} Approve all the same?`} size="small">
      <p>
        {request?.patient} asks for {request?.time}. Approved, the visit takes place then. Rejected, {request?.patient}{' '}
        reads your reason and can choose one of your other times.
      </p>
      <DialogActions>
        <Button isSafe onClick={onClose}>
          Keep it pending
        </Button>
        <Button
          onClick={() => {
            onClose();
            if (request) onReject(request);
          }}
        >
          Reject with other times
        </Button>
        <Button
          look="primary"
          isBusy={isBusy}
          onClick={() =>
            request &&
            decide(
              request,
              { status: 'approved', outsideHours: true, ...(isPrivate ? { isPrivate } : {}) },
              { onDone: onClose },
            )
          }
        >
          Approve anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
