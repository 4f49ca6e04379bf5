import type { Closing } from '#contract/ward/rooms.ts';
import { dayWithin } from '#web/ui/time/day-text.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { DayField } from '../ui/fields/days/day-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { type Closable, useClose } from './queries.ts';

type ClosingDialogProps = {
  which: Closable;
  /** "bed 206-B" */
  name: string;
  isOccupied: boolean;
  /** What was said when it was closed: this changes it. */
  known: Closing | null;
  onClose: () => void;
};

/** Someone may be admitted between opening this and pressing: then it says so, and offers what can still be done. */
export function ClosingDialog({ which, name, isOccupied, known, onClose }: ClosingDialogProps) {
  const closing = useClose(which);
  const isTakenMeanwhile =
    closing.error instanceof ApiRefusal && ['bed_taken', 'room_occupied'].includes(closing.error.code);
  const afterDischarge = isOccupied || isTakenMeanwhile;
  const { field, day, submit, isSending, failureElsewhere, failureBox } = useEndpointForm({
    needed: { reason: 'Reason is needed.' },
    days: { until: dayWithin() },
    initial: { reason: known?.reason ?? '', until: known?.until ?? '' },
    send: ({ reason, until }) =>
      closing.mutateAsync({
        reason: reason.trim(),
        ...(until ? { until } : {}),
        ...(afterDischarge ? { afterDischarge } : {}),
      }),
    onSent: () => {
      toast.success(afterDischarge ? `Closes after the discharge: ${name}.` : `Closed: ${name}.`);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={known ? `Change the closing of ${name}` : `Close ${name}`} size="small">
      <form className="stack gap-16" onSubmit={submit} noValidate>
        <p>
          {isOccupied
            ? 'Whoever lies there stays. After the discharge nobody is admitted.'
            : 'Nobody is admitted there until you open it again.'}
        </p>
        <TextField
          label="Reason"
          hint="The ward reads it. Nothing about a patient."
          maxLength={120}
          autoComplete="off"
          {...field('reason')}
        />
        <DayField
          label="Expected to be open again on"
          hint="Nothing opens by itself: you are reminded on that day."
          isOptional
          hasCalendar
          {...day('until')}
        />
        {failureElsewhere && (
          <AlertBox
            tone={isTakenMeanwhile ? 'attention' : 'urgent'}
            title={isTakenMeanwhile ? 'Someone was admitted meanwhile.' : sentenceFor(failureElsewhere)}
            ref={failureBox}
          >
            {isTakenMeanwhile && <p>Nothing was changed. You can close it after the discharge.</p>}
          </AlertBox>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText="Saving …">
            {known ? 'Save' : afterDischarge ? 'Close after discharge' : 'Close it'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** 18/11/2026 */
