import { Link } from '@tanstack/react-router';
import type { Visit } from '#contract/appointments/visits.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';

const WHERE: Record<Visit['state'], string> = {
  'not-open': 'The room is not open yet. It opens 15 minutes before.',
  open: 'The patient is not here yet.',
  waiting: 'The patient waits.',
  'let-in': 'The patient was let in.',
  'in-visit': 'In the visit.',
  finished: 'The visit is finished. Sign the diagnosis; the rules for video visits still hold.',
  missed: 'The visit was missed. The patient was offered another time.',
  'broken-off': 'The visit broke off. The patient was offered another time.',
  'called-off': 'The visit was cancelled or moved. The room is empty.',
};

/** For the doctor: how it stands with a visit in which nobody speaks. */
export function Where({ visit }: { visit: Visit }) {
  const since = visit.state === 'waiting' && visit.waitingSince;
  return (
    <AlertBox tone="info" title={WHERE[visit.state]}>
      {since && <p>Waiting since {timeOfDay(since, visit.timeZone)}.</p>}
      {since && !isAnyoneThere(visit) && (
        <p>
          The page of the patient does not answer at this moment. The phone may be locked, or the browser still asks for
          the camera. Their number: <a href={`tel:${visit.phone.replaceAll(/[^+\d]/g, '')}`}>{visit.phone}</a>
        </p>
      )}
      <p>{triageWords(visit)}</p>
      <Link to="/doctor-dashboard" search={{ view: 'appointments' }}>
        My appointments
      </Link>
    </AlertBox>
  );
}

const isAnyoneThere = ({ people }: Visit) => people.some(({ role, page }) => role === 'patient' && page !== null);

export function triageWords({ triageId, triageUrgency }: Visit): string {
  if (triageId === null) return 'No symptom check came with the booking.';
  return triageUrgency === null
    ? 'The symptom check was not understood. It stands beside the form.'
    : `The symptom check came out at ${triageUrgency} of 5. It stands beside the form.`;
}
