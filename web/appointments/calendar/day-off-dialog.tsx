import type { Appointment } from '#contract/appointments/appointments.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import styles from './calendar.module.css';
import { useTakeDayOff } from './schedule-queries.ts';
import { stateInWords } from './visit-dialog.tsx';

type DayOffDialogProps = {
  day: string;
  /** What is approved or waits for an answer on that day. */
  booked: readonly Appointment[];
  isOpen: boolean;
  onClose: () => void;
};

export function DayOffDialog({ day, booked, isOpen, onClose }: DayOffDialogProps) {
  const taking = useTakeDayOff();
  const { field, submit, isSending, failure, failureBox } = useEndpointForm({
    initial: { reason: '' },
    send: ({ reason }) => taking.mutateAsync({ date: day, reason }),
    onSent: () => {
      const left = booked.length > 0 ? ` ${inWords(booked)} booked: move or cancel in the calendar.` : '';
      toast.success('Day off', `Nothing more can be booked on ${dayInFull(day)}.${left}`);
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Take ${dayInFull(day)} off`} size="small">
      <form className="stack gap-12" onSubmit={submit}>
        <p>No times are offered that day.</p>
        {booked.length > 0 && (
          <AlertBox tone="attention" title={`${inWords(booked)} booked on this day.`}>
            <ul className={styles.booked}>
              {booked.map(({ id, time, patient, status }) => (
                <li key={id}>
                  {time} {patient}, {stateInWords(status)}
                </li>
              ))}
            </ul>
            <p>Nobody is told by the day off alone. Move or cancel each: press it in the calendar.</p>
          </AlertBox>
        )}
        <TextField label="Reason" hint="Only you see it." isOptional maxLength={120} {...field('reason')} />
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            Take it off
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const inWords = ({ length }: readonly Appointment[]) => (length === 1 ? '1 visit stays' : `${length} visits stay`);
