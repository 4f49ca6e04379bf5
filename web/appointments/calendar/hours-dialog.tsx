import type { Schedule, WorkingHours } from '#contract/appointments/doctor-day.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useSetHours } from './schedule-queries.ts';
import { wrongIn } from './session-fields.tsx';
import { WeekHours } from './week-hours.tsx';

type HoursDialogProps = { isOpen: boolean; onClose: () => void; schedule: Schedule };

/** The hours of every week. What is booked stays booked; only what is offered changes. */
export function HoursDialog({ isOpen, onClose, schedule }: HoursDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Weekly hours">
      {/* As they are now, each time it opens. */}
      <HoursForm hours={schedule.hours} onClose={onClose} />
    </Dialog>
  );
}

type HoursFormProps = { hours: readonly WorkingHours[]; onClose: () => void };

function HoursForm({ hours: known, onClose }: HoursFormProps) {
  const timeZone = useTimeZone();
  const setting = useSetHours();
  const { draft, errors, choose, submit, isSending, failure, failureBox } = useEndpointForm({
    check: ({ hours }): { hours?: string } => (hours.some(wrongIn) ? { hours: 'Look at the times again.' } : {}),
    initial: { hours: [...known] },
    send: ({ hours }) => setting.mutateAsync(hours),
    onSent: () => {
      toast.success('Weekly hours saved', 'What is booked stays booked.');
      onClose();
    },
  });
  const said = failure instanceof ApiRefusal ? Object.values(failure.fields)[0] : undefined;
  return (
    <form className="stack gap-12" onSubmit={submit} noValidate>
      <p>Patients can book every 15 minutes from the first to the last start, in {timeZone}.</p>
      <WeekHours
        hours={draft.hours}
        isAsked={errors.hours !== undefined}
        onChange={(hours) => choose('hours', hours)}
      />
      {failure && <AlertBox tone="urgent" title={said ?? sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Saving …">
          Save hours
        </Button>
      </DialogActions>
    </form>
  );
}
