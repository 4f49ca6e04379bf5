import { type FormEvent, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField, TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { dayInFull, dayOf } from '#web/ui/zoned-time.ts';
import { useIsTaken } from '../booking.ts';
import { useDoctors } from '../queries.ts';
import styles from '../reschedule-dialog.module.css';
import { SlotPicker } from '../slot-picker.tsx';
import { CallPatient, toldWords } from './call-patient.tsx';
import { useMoveVisit } from './visit-queries.ts';

type MoveVisitDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  appointment: Appointment;
  /** The desk may choose another doctor of the department. */
  isDesk: boolean;
};

export function MoveVisitDialog({ isOpen, onClose, appointment, isDesk }: MoveVisitDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Move the visit of ${appointment.patient}`} size="large">
      <MoveForm {...{ appointment, isDesk, onClose }} />
    </Dialog>
  );
}

function MoveForm({ appointment, isDesk, onClose }: Omit<MoveVisitDialogProps, 'isOpen'>) {
  const { department, timeZone, patient } = appointment;
  const doctors = useDoctors(department).data ?? [];
  const [chosen, setChosen] = useState({ doctorId: appointment.doctorId, date: '', time: '' });
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isUnderWay = useRef(false);
  const move = useMoveVisit(appointment);
  const { doctorId, time } = chosen;
  const date = chosen.date || dayOf(appointment.startsAt, timeZone);
  const isTaken = useIsTaken(doctorId, date, time) && !move.isPending && !move.isSuccess;
  const choose = (next: Partial<typeof chosen>) => {
    move.reset();
    setChosen({ ...chosen, date, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isUnderWay.current || !time || isTaken || !reason.trim()) return;
    isUnderWay.current = true;
    const other = doctorId === appointment.doctorId ? {} : { doctorId };
    move.mutate(
      { date, time, reason: reason.trim(), ...other },
      {
        onSuccess: (moved) => {
          toast.success(
            'Visit moved',
            `${dayInFull(moved.date)}, ${moved.time}, ${moved.doctor}. ${toldWords(appointment)}`,
          );
          onClose();
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.now}>
        Now: {appointment.doctor}, {dayInFull(appointment.date)}, {appointment.time}. Times in {timeZone}.{' '}
        {appointment.status === 'approved' ? 'It stays approved.' : 'It still waits for approval.'}
      </p>
      <CallPatient appointment={appointment} />
      <TextArea
        label="Reason"
        hint={`${patient} reads it.`}
        rows={2}
        maxLength={300}
        value={reason}
        error={isAsked && !reason.trim() ? 'Reason is needed.' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {isDesk && doctors.length > 1 && (
        <SelectField
          label="Doctor"
          value={doctorId}
          onChange={(event) => choose({ doctorId: event.currentTarget.value, time: '' })}
        >
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SlotPicker
        {...{ doctorId, date, time }}
        isDayTyped
        onDay={(day) => choose({ date: day, time: '' })}
        onTime={(day, at) => choose({ date: day, time: at })}
      />
      <Problem error={move.error} isTaken={isTaken} isMissing={isAsked && !time} time={time} patient={patient} />
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" look="primary" isBusy={move.isPending} busyText="Moving…">
          {time ? `Move to ${dayInFull(date).replace(/ \d{4}$/, '')}, ${time}` : 'Move'}
        </Button>
      </DialogActions>
    </form>
  );
}

type ProblemProps = { error: Error | null; isTaken: boolean; isMissing: boolean; time: string; patient: string };

function Problem({ error, isTaken, isMissing, time, patient }: ProblemProps) {
  const isBusy = error instanceof ApiRefusal && error.code === 'patient_busy';
  const title = isMissing
    ? 'Choose a time.'
    : isBusy
      ? `${patient} has another appointment then. Choose another time.`
      : error
        ? sentenceFor(error)
        : isTaken && `${time} has just been taken. Choose another time.`;
  return title && <AlertBox tone="urgent" title={title} />;
}
