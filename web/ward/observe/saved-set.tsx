import { IconActivity, IconArrowLeft, IconCheck, IconUrgent } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { NOT_SCORED_BECAUSE, SCORED_AS_ADULT } from '#contract/ward/news2-words.ts';
import type { Observed } from '#contract/ward/observations.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { StatusDialog } from '../detail/status-dialog.tsx';
import { Level } from '../look/level.tsx';
import { ScoreTile } from '../look/score-tile.tsx';
import type { AtTheBed } from './at-the-bed.ts';
import styles from './saved-set.module.css';
import { isNeverScored } from './what-saving-does.ts';

type SavedSetProps = { saved: Observed; inpatient: AtTheBed };

/** What was saved and what it asks for next. */
export function SavedSet({ saved, inpatient }: SavedSetProps) {
  const timeZone = useTimeZone();
  const { observation, status, hasAlert } = saved;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isSetting, setSetting] = useState(false);
  const { isAccepted } = inpatient;
  const asksForStatus = isAccepted && isNeverScored(observation);
  return (
    <section className={`stack panel gap-16 ${styles.saved}`} aria-label="Saved">
      <h2 tabIndex={-1} ref={heading}>
        <IconCheck aria-hidden />
        Saved for {inpatient.name}
      </h2>
      <div className="row wrap gap-12">
        <ScoreTile score={observation.score} status={status} />
        <Level status={status} />
        {observation.notScored && <p>{NOT_SCORED_BECAUSE[observation.notScored]}</p>}
        {observation.notScored === 'partial' && status !== 'not-scored' && <p>{lastScoreOf(saved)}</p>}
        {observation.isAgeUnknown && observation.score !== null && <p>{SCORED_AS_ADULT}.</p>}
      </div>
      <ul className="stack gap-8">
        {hasAlert && (
          <li className="row gap-10 urgent bold">
            <IconUrgent aria-hidden />
            An emergency alert is open. Every doctor and nurse sees it now.
          </li>
        )}
        <li className="row gap-10">
          <IconActivity aria-hidden />
          {whatIsNext(saved, timeZone)}
        </li>
      </ul>
      <div className="row stretch wrap gap-12">
        {asksForStatus && (
          <Button look="primary" size="large" onClick={() => setSetting(true)}>
            Set how {inpatient.name} is
          </Button>
        )}
        <ButtonLink
          to="/staff-dashboard"
          search={{}}
          look={asksForStatus ? 'secondary' : 'primary'}
          size="large"
          icon={<IconArrowLeft aria-hidden />}
        >
          Patient Overview
        </ButtonLink>
        {isAccepted && (
          <ButtonLink to="/staff-dashboard" search={{ patient: inpatient.id }} size="large">
            Open {inpatient.name}
          </ButtonLink>
        )}
      </div>
      <StatusDialog
        inpatient={{ ...inpatient, notScored: observation.notScored }}
        isOpen={isSetting}
        onClose={() => setSetting(false)}
      />
    </section>
  );
}

/** A set that is not complete leaves the last score standing. */
const lastScoreOf = ({ statusBecause }: Observed) => `${statusBecause.replace(/^NEWS2 is/, 'The last NEWS2 stands:')}.`;

function whatIsNext({ observation, nextObservationDue, isContinuous }: Observed, timeZone: string): string {
  const at = timeOfDay(nextObservationDue, timeZone);
  // A reading of 3 in a set that is not complete: the rest is due already.
  if (observation.notScored === 'partial' && nextObservationDue <= observation.at)
    return `Measure the rest now${isContinuous ? ', and observe continuously' : ''}.`;
  return isContinuous ? `Observe continuously; the next set is due by ${at}.` : `The next observation is due at ${at}.`;
}
