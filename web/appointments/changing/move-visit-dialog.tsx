import type { Appointment } from '#contract/appointments/appointments.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField, TextArea } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayInFull, dayOf } from '#web/ui/time/zoned-time.ts';
import { useIsTaken } from '../booking/booking.ts';
import { useDoctors } from '../queries.ts';
import { SlotPicker } from '../slots/slot-picker.tsx';
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

type MoveDraft = { reason: string; doctorId: string; date: string; time: string };

function MoveForm({ appointment, isDesk, onClose }: Omit<MoveVisitDialogProps, 'isOpen'>) {
  const { department, timeZone, patient } = appointment;
  const doctors = useDoctors(department).data ?? [];
  const move = useMoveVisit(appointment);
  const dayIn = (chosen: MoveDraft) => chosen.date || dayOf(appointment.startsAt, timeZone);
  const form = useEndpointForm<MoveDraft, Appointment>({
    needed: { reason: 'Reason is needed.', time: 'Choose a time.' },
    initial: { reason: '', doctorId: appointment.doctorId, date: '', time: '' },
    send: (chosen) =>
      move.mutateAsync({
        ...{ date: dayIn(chosen), time: chosen.time, reason: chosen.reason.trim() },
        ...(chosen.doctorId === appointment.doctorId ? {} : { doctorId: chosen.doctorId }),
      }),
    onSent: (moved) => {
      const when = `${dayInFull(moved.date)}, ${moved.time}, ${moved.doctor}.`;
      toast.success('Visit moved', `${when} ${toldWords(appointment)}`);
      onClose();
    },
  });
  const { draft, errors, field, fill, submit, isSending, failure, failureBox } = form;
  const { doctorId, time } = draft;
  const date = dayIn(draft);
  const isTaken =
    useIsTaken(doctorId, date, time, appointment.mode, { patient: appointment.patientId, moving: appointment.id }) &&
    !isSending &&
    !move.isSuccess;
  const choose = (next: Partial<MoveDraft>) => {
    form.clearFailure();
    fill({ date, ...next });
  };
  const problem = failure ? messageFor(failure, patient) : (errors.time ?? (isTaken && justTaken(time)));
  return (
    <form
      className="stack gap-16"
      // The sentence about a time that is gone stands there already.
      onSubmit={(event) => (isTaken ? event.preventDefault() : submit(event))}
      noValidate
    >
      <p className="muted">
        Now: {appointment.doctor}, {dayInFull(appointment.date)}, {appointment.time}. Times in {timeZone}.{' '}
        {appointment.status === 'approved' ? 'It stays approved.' : 'It still waits for approval.'}
      </p>
      <CallPatient appointment={appointment} />
      <TextArea label="Reason" hint={`${patient} reads it.`} rows={2} maxLength={300} {...field('reason')} />
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
        mode={appointment.mode}
        patient={appointment.patientId}
        moving={appointment.id}
        onDay={(day) => choose({ date: day, time: '' })}
        onTime={(day, at) => choose({ date: day, time: at })}
      />
      {problem && <AlertBox tone="urgent" title={problem} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Moving…">
          {time ? `Move to ${dayInFull(date).replace(/ \d{4}$/, '')}, ${time}` : 'Move'}
        </Button>
      </DialogActions>
    </form>
  );
}

const justTaken = (time: string) => `${time} has just been taken. Choose another time.`;

const messageFor = (error: Error, patient: string) =>
  error instanceof ApiRefusal && error.code === 'patient_busy'
    ? `${patient} has another appointment then. Choose another time.`
    : sentenceFor(error);
