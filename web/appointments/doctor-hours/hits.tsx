import type { HitVisit } from '#contract/appointments/doctor-hours.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';

type HitsProps = { hit: readonly HitVisit[]; isAsking: boolean; hasFailed: boolean; where?: string };

/** By time, not by patient: who comes is for the doctor to know. */
export function Hits({ hit, isAsking, hasFailed, where = 'outside the new hours' }: HitsProps) {
  if (hasFailed) return <p className="urgent">It could not be found out which visits this hits.</p>;
  if (isAsking) return <p className="muted">Looking at the booked visits …</p>;
  if (hit.length === 0) return <p>No booked visit lies {where}.</p>;
  return (
    <AlertBox
      tone="attention"
      title={hit.length === 1 ? `1 booked visit lies ${where}.` : `${hit.length} booked visits lie ${where}.`}
    >
      <ul className="stack gap-4 mt-6" aria-label={`Visits ${where}`}>
        {hit.map(({ id, date, time, status }) => (
          <li key={id} className="row between gap-8">
            <span>
              <b>{time}</b> {weekdayAndDay(`${date}T12:00:00Z`, 'UTC')}
            </span>
            <Badge>{status}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-6">They stay booked. The doctor is told, and moves or cancels each in the calendar.</p>
    </AlertBox>
  );
}
