import type { TightVisit } from '#contract/appointments/visit-lengths.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';

const WHY: Record<TightVisit['why'], string> = {
  'too-close': 'too close to the next',
  'not-offered': 'not at a start any more',
};

type TightVisitsProps = { hit: readonly TightVisit[]; isAsking: boolean; hasFailed: boolean };

/** By time and doctor, not by patient. */
export function TightVisits({ hit, isAsking, hasFailed }: TightVisitsProps) {
  if (hasFailed) return <p className="urgent">It could not be found out which visits this hits.</p>;
  if (isAsking) return <p className="muted">Looking at the booked visits …</p>;
  if (hit.length === 0) return <p>No booked visit gets too little time.</p>;
  return (
    <AlertBox
      tone="attention"
      title={hit.length === 1 ? 'This change hits 1 booked visit.' : `This change hits ${hit.length} booked visits.`}
    >
      <ul className="stack gap-4 mt-6" aria-label="Visits that this change hits">
        {hit.map(({ id, date, time, doctor, status, why }) => (
          <li key={id} className="row wrap between gap-8">
            <span>
              <b>{time}</b> {weekdayAndDay(`${date}T12:00:00Z`, 'UTC')}, {doctor}: {WHY[why]}
            </span>
            <Badge>{status}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-6">They stay booked with the length that they have.</p>
    </AlertBox>
  );
}
