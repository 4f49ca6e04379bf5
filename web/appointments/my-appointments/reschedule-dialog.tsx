import type { Appointment } from '#contract/appointments/appointments.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { zoneInWords } from '#web/ui/time/time.ts';
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
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Reschedule')} size="large">
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
      toast.success(
        t('Appointment moved'),
        t('{dayInFull}, {time}. {doctor} is asked again.', {
          dayInFull: dayInFull(moved.date),
          time: moved.time,
          doctor: moved.doctor,
        }),
      );
      onClose();
    },
  });
  const { draft: chosen, errors, fill, submit, isSending, failure, failureBox } = form;
  const date = dayIn(chosen);
  const slots = useSlots(doctorId, date, true, appointment.mode, { moving: appointment.id }).data?.slots ?? [];
  const isTaken =
    useIsTaken(doctorId, date, chosen.time, appointment.mode, { moving: appointment.id }) &&
    !isSending &&
    !move.isSuccess;
  const elsewhere = useElsewhere(appointment.id);
  const choose = (next: typeof chosen) => {
    form.clearFailure();
    fill(next);
  };
  const title = failure ? bookingMessage(failure) : errors.time;
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <p className="muted">
        {t('Now: {doctor}, {day}, {time}. Times in {timeZone}. A new time needs the doctor’s approval again.', {
          doctor,
          day: dayInFull(appointment.date),
          time: appointment.time,
          timeZone: zoneInWords(timeZone),
        })}
      </p>
      <AlertBox tone="attention" title={t('Your {time} is given up at once.', { time: appointment.time })}>
        <p>
          {t('{doctor} may also say no to the new time. You then have no appointment, and {time} may be taken.', {
            doctor,
            time: appointment.time,
          })}
        </p>
      </AlertBox>
      <SlotPicker
        {...{ doctorId, date, elsewhere }}
        mode={appointment.mode}
        moving={appointment.id}
        time={chosen.time}
        onDay={(day) => choose({ date: day, time: '' })}
        onTime={(day, time) => choose({ date: day, time })}
      />
      {isTaken || isAboutTheTime(failure) ? (
        <SlotGone
          title={title || t('{time} has just been taken.', { time: chosen.time })}
          wanted={chosen.time}
          onChoose={(day, time) => choose({ date: day, time })}
          box={failureBox}
          {...{ date, slots, nextFreeAt }}
        />
      ) : (
        title && <AlertBox tone="urgent" title={title} ref={failureBox} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Keep the old time')}</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText={t('Moving…')}>
          {chosen.time
            ? t('Move to {replace}, {time}', { replace: dayInFull(date).replace(/ \d{4}$/, ''), time: chosen.time })
            : t('Move appointment')}
        </Button>
      </DialogActions>
    </form>
  );
}
