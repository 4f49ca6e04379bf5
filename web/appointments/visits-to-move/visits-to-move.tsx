import { useQuery } from '@tanstack/react-query';
import { listVisitsToMove, type VisitsToMove } from '#contract/appointments/visits-to-move.ts';
import { call } from '#web/api.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { dayAsText } from '#web/ui/time/day-text.ts';

const useVisitsToMove = () =>
  useQuery({
    queryKey: ['appointments', 'to-move'],
    queryFn: ({ signal }) => call(listVisitsToMove, { signal }),
    meta: { follows: ['accounts'] },
  });

/** So many times are named; the rest is counted. */
const SHOWN = 12;

/** Booked visits after the last day of a licence, of one doctor or of all. Nothing is shown where there is none. */
export function VisitsToMoveNotice({ doctorId }: { doctorId?: string }) {
  const found = useVisitsToMove();
  if (found.isError)
    return <AlertBox tone="attention" title="Whether visits lie after the end of a licence is not known." />;
  const all = found.data?.filter((one) => doctorId === undefined || one.doctorId === doctorId) ?? [];
  return all.map((one) => <OfDoctor key={one.doctorId} {...one} />);
}

function OfDoctor({ doctor, licenceEndsOn, visits }: VisitsToMove) {
  const many = visits.length === 1 ? '1 visit' : `${visits.length} visits`;
  return (
    <AlertBox tone="attention" title={`${many} of ${doctor} to move`}>
      <p>
        The licence holds until {dayAsText(licenceEndsOn)}. Enter the new licence, or have the reception move them: it
        has been told, and no further time after that day is offered.
      </p>
      <ul className="row wrap gap-8 gap-x-16 mt-8" aria-label={`Visits of ${doctor} to move`}>
        {visits.slice(0, SHOWN).map(({ id, date, time, status }) => (
          <li key={id}>
            {dayAsText(date)}, {time}
            {status === 'pending' && ' (asked for)'}
          </li>
        ))}
        {visits.length > SHOWN && <li className="muted">and {visits.length - SHOWN} more</li>}
      </ul>
    </AlertBox>
  );
}
