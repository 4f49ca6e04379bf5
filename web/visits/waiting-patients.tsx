import { IconVideo } from '@tabler/icons-react';
import type { Visit } from '#contract/appointments/visits.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useMyVisits } from './queries.ts';

const WORDS: Partial<Record<Visit['state'], string>> = {
  'not-open': 'Room not open yet',
  open: 'Not here yet',
  'let-in': 'Let in',
  'in-visit': 'In the visit',
  missed: 'Missed',
};

/** Today's video visits that are not over: who waits since when, with the symptom check. Nothing where there are none. */
export function WaitingPatients() {
  const visits = (useMyVisits().data ?? []).filter(({ state }) => WORDS[state] !== undefined || state === 'waiting');
  if (visits.length === 0) return null;
  return (
    <Panel title="Video visits today" note="the patient waits until you let them in">
      <ul>
        {visits.map((visit) => (
          <li key={visit.id} className="row wrap between gap-12 ruled p-20">
            <span className="min-0">
              <b>
                {timeOfDay(visit.startsAt, visit.timeZone)} {visit.patient}
              </b>
              <br />
              <span className="muted text-14">
                {visit.state === 'waiting' && visit.waitingSince
                  ? `Waiting since ${timeOfDay(visit.waitingSince, visit.timeZone)}`
                  : WORDS[visit.state]}
                {visit.triageUrgency === null ? ', not triaged' : `, symptom check ${visit.triageUrgency} of 5`}
              </span>
            </span>
            <ButtonAnchor
              look={visit.state === 'waiting' ? 'primary' : 'secondary'}
              href={`/visit/${visit.id}`}
              icon={<IconVideo aria-hidden />}
              aria-label={`Open the video visit with ${visit.patient}`}
            >
              Open
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
