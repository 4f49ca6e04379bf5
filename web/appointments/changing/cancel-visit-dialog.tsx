import type { Appointment } from '#contract/appointments/appointments.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { CallPatient, toldWords } from './call-patient.tsx';
import { useCancelVisit } from './visit-queries.ts';

type CancelVisitDialogProps = { isOpen: boolean; onClose: () => void; appointment: Appointment };

export function CancelVisitDialog({ isOpen, onClose, appointment }: CancelVisitDialogProps) {
  const cancel = useCancelVisit(appointment);
  const { patient, doctor, date, time } = appointment;
  return (
    <ReasonDialog
      {...{ isOpen, onClose }}
      title={`Cancel the visit of ${patient}?`}
      yes="Cancel the visit"
      no="Keep it"
      isDanger
      run={(reason) => cancel.mutateAsync(reason)}
      onDone={() => toast.success('Visit cancelled', toldWords(appointment), { about: patient })}
    >
      {doctor}, {dayInFull(date)}, {time}. {patient} reads your reason here and by mail, and can choose another time.
      <CallPatient appointment={appointment} />
    </ReasonDialog>
  );
}
