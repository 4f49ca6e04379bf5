import type { Appointment } from '#contract/appointments/appointments.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

type About = Pick<Appointment, 'patient' | 'callPatient'>;

export const toldWords = ({ patient, callPatient }: About): string =>
  callPatient ? `${patient} gets no mail: call ${callPatient}.` : `${patient} is told.`;

/** Shows nothing where a mail reaches the patient. */
export function CallPatient({ appointment: { patient, callPatient } }: { appointment: About }) {
  if (!callPatient) return null;
  return (
    <AlertBox tone="attention" title={`Call ${patient}: ${callPatient}`}>
      There is no confirmed e-mail address: no mail goes out.
    </AlertBox>
  );
}
