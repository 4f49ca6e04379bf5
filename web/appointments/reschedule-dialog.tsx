import { type FormEvent, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { dayInFull, dayOf } from '../ui/zoned-time.ts';
import { useIsTaken } from './booking.ts';
import { bookingMessage, FILL_IN, isAboutTheTime } from './booking-message.ts';
import { useElsewhere } from './elsewhere.ts';
import { useDoctors, useRescheduleAppointment, useSlots } from './queries.ts';
import styles from './reschedule-dialog.module.css';
import { SlotGone } from './slot-gone.tsx';
import { SlotPicker } from './slot-picker.tsx';

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
  const [chosen, setChosen] = useState({ date: '', time: '' });
  const [isIncomplete, setIncomplete] = useState(false);
  const date = chosen.date || dayOf(nextFreeAt ?? appointment.startsAt, timeZone);
  const slots = useSlots(doctorId, date).data?.slots ?? [];
  const move = useRescheduleAppointment(appointment);
  const isTaken = useIsTaken(doctorId, date, chosen.time) && !move.isPending && !move.isSuccess;
  const isUnderWay = useRef(false);

  const elsewhere = useElsewhere(appointment.id);
  const choose = (next: typeof chosen) => {
    move.reset();
    setIncomplete(false);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    setIncomplete(chosen.time === '');
    if (chosen.time === '') return;
    isUnderWay.current = true;
    move.mutate(
      { date, time: chosen.time },
      {
        onSuccess: (moved) => {
          toast.success(
            'Appointment moved',
            `${dayInFull(moved.date)}, ${moved.time}. ${moved.doctor} is asked again.`,
          );
          onClose();
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      },
    );
  };
  const title = isIncomplete ? FILL_IN : move.error && bookingMessage(move.error);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.now}>
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
        time={chosen.time}
        onDay={(day) => choose({ date: day, time: '' })}
        onTime={(day, time) => choose({ date: day, time })}
      />
      {isTaken || isAboutTheTime(move.error) ? (
        <SlotGone
          title={title || `${chosen.time} has just been taken.`}
          wanted={chosen.time}
          onChoose={(day, time) => choose({ date: day, time })}
          {...{ date, slots, nextFreeAt }}
        />
      ) : (
        title && <AlertBox tone="urgent" title={title} />
      )}
      <DialogActions>
        <Button onClick={onClose}>Keep the old time</Button>
        <Button type="submit" look="primary" isBusy={move.isPending} busyText="Moving…">
          {chosen.time ? `Move to ${dayInFull(date).replace(/ \d{4}$/, '')}, ${chosen.time}` : 'Move appointment'}
        </Button>
      </DialogActions>
    </form>
  );
}
