import type { Appointment } from '#contract/appointments/appointments.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayInFull, dayOf } from '#web/ui/time/zoned-time.ts';
import { useIsTaken } from '../booking/booking.ts';
import { bookingMessage, FILL_IN, isAboutTheTime } from '../booking/booking-message.ts';
import { useDoctors, useRescheduleAppointment, useSlots } from '../queries.ts';
import { useElsewhere } from '../slots/elsewhere.ts';
import { SlotGone } from '../slots/slot-gone.tsx';
import { SlotPicker } from '../slots/slot-picker.tsx';

type RescheduleDialogProps = { isOpen: boolean; onClose: () => void; appointment: Appointment };

export function RescheduleDialog({ isOpen, onClose, appointment }: RescheduleDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Reschedule" size="large">
      <RescheduleForm appointment={appointment} onClose={onClose} />
    </Dialog>
  );
}

function RescheduleForm({ appointment, onClose }: Omit<RescheduleDialogProps, 'isOpen'>) {
  const { doctorId, doctor, department, timeZone } = appointment;
  const nextFreeAt = useDoctors(department).data?.find(({ id }) => id === doctorId)?.nextFreeAt ?? null;
  const move = useRescheduleAppointment(appointment);
  const dayIn = (chosen: { date: string }) => chosen.date || dayOf(nextFreeAt ?? appointment.startsAt, timeZone);
  const form = useEndpointForm({
    needed: { time: FILL_IN },
    initial: { date: '', time: '' },
    send: (chosen) => move.mutateAsync({ date: dayIn(chosen), time: chosen.time }),
    onSent: (moved) => {
      toast.success('Appointment moved', `${dayInFull(moved.date)}, ${moved.time}. ${moved.doctor} is asked again.`);
      onClose();
    },
  });
  const { draft: chosen, errors, fill, submit, isSending, failure, failureBox } = form;
  const date = dayIn(chosen);
  const slots = useSlots(doctorId, date, true, appointment.mode).data?.slots ?? [];
  const isTaken = useIsTaken(doctorId, date, chosen.time, appointment.mode) && !isSending && !move.isSuccess;
  const elsewhere = useElsewhere(appointment.id);
  const choose = (next: typeof chosen) => {
    form.clearFailure();
    fill(next);
  };
  const title = failure ? bookingMessage(failure) : errors.time;
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <p className="muted">
        Now: {doctor}, {dayInFull(appointment.date)}, {appointment.time}. Times in {timeZone}. A new time needs the
        doctor’s approval again.
      </p>
      <AlertBox tone="attention" title={`Your ${appointment.time} is given up at once.`}>
        <p>
          {doctor} may also say no to the new time. You then have no appointment, and {appointment.time} may be taken.
        </p>
      </AlertBox>
      <SlotPicker
        {...{ doctorId, date, elsewhere }}
        mode={appointment.mode}
        time={chosen.time}
        onDay={(day) => choose({ date: day, time: '' })}
        onTime={(day, time) => choose({ date: day, time })}
      />
      {isTaken || isAboutTheTime(failure) ? (
        <SlotGone
          title={title || `${chosen.time} has just been taken.`}
          wanted={chosen.time}
          onChoose={(day, time) => choose({ date: day, time })}
          box={failureBox}
          {...{ date, slots, nextFreeAt }}
        />
      ) : (
        title && <AlertBox tone="urgent" title={title} ref={failureBox} />
      )}
      <DialogActions>
        <Button onClick={onClose}>Keep the old time</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Moving…">
          {chosen.time ? `Move to ${dayInFull(date).replace(/ \d{4}$/, '')}, ${chosen.time}` : 'Move appointment'}
        </Button>
      </DialogActions>
    </form>
  );
}
