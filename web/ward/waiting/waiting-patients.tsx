import { IconActivity, IconHourglass } from '@tabler/icons-react';
import { useId } from 'react';
import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { BedTile } from '#web/ui/people/bed-tile.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { Level } from '../look/level.tsx';
import { useInpatients } from '../queries.ts';
import { ageAndSex, lasting } from '../words.ts';
import styles from './waiting.module.css';
import { useWaitingAdmissions } from './waiting-queries.ts';

/** Those in a bed whom no doctor has accepted: they are observed, and their charts are closed. */
export function WaitingPatients() {
  const titleId = useId();
  const now = useNow();
  const open = useInpatients().data ?? [];
  const waiting = (useWaitingAdmissions().data ?? []).filter(({ id }) => !open.some((one) => one.id === id));
  if (waiting.length === 0) return null;
  return (
    <section className={`round-lg surface ${styles.waiting}`} aria-labelledby={titleId}>
      <div className={`row wrap gap-x-8 ${styles.heading}`}>
        <IconHourglass size={20} className="muted" aria-hidden />
        <h2 id={titleId}>Not accepted yet</h2>
        <span className="muted text-15">The chart opens once the doctor accepts. Observe as usual.</span>
      </div>
      <ul className={styles.rows}>
        {waiting.map((one) => (
          <Row key={one.id} one={one} now={now} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one, now }: { one: WaitingAdmission; now: Date }) {
  const timeZone = useTimeZone();
  const isLate = new Date(one.nextObservationDue) < now;
  return (
    <li>
      <BedTile room={one.room} bed={one.bed} size="small" />
      <div className={`min-0 lead-130 ${styles.who}`}>
        <h3>{one.name}</h3>
        <p>
          {ageAndSex(one)} · {one.pud} <FormerPuds puds={one.formerPuds} /> · waits for {one.doctor}
        </p>
      </div>
      <div className="row gap-10">
        {one.score !== null && <b>NEWS2 {one.score}</b>}
        <Level status={one.status} />
      </div>
      <p className={styles.due}>
        {isLate ? (
          <Badge tone="attention">Observation late {lasting(one.nextObservationDue, now)}</Badge>
        ) : (
          `Observe by ${timeOfDay(one.nextObservationDue, timeZone)}`
        )}
      </p>
      <ButtonLink
        to="/staff-dashboard"
        search={{ patient: one.id, tab: 'observe' }}
        look="primary"
        size="large"
        icon={<IconActivity aria-hidden />}
        aria-label={`Observe ${one.name}`}
      >
        Observe
      </ButtonLink>
    </li>
  );
}
