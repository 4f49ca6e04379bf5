import { IconActivity } from '@tabler/icons-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { BedTile } from '#web/ui/people/bed-tile.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useInpatients } from '../queries.ts';
import { ageAndSex, STATUS_WORDS } from '../words.ts';
import styles from './thread-patient.module.css';

type ThreadPatientProps = { patientId: string };

/** Whom a message is about, and how they are, above the answer to it. */
export function ThreadPatient({ patientId }: ThreadPatientProps) {
  const timeZone = useTimeZone();
  const inpatient = useInpatients().data?.find((one) => one.patientId === patientId);
  if (!inpatient) return null;
  const { room, bed, name, condition, pud, news2, status } = inpatient;
  return (
    <div className="stack gap-12">
      <div className={`row gap-12 lead-130 ${styles.who}`}>
        <BedTile room={room} bed={bed} />
        <div>
          <b>{name}</b>
          <p className="muted text-15">
            {ageAndSex(inpatient)} · {condition} · <span>{pud}</span> <FormerPuds puds={inpatient.formerPuds} />
          </p>
        </div>
      </div>
      <div className={`row wrap gap-4 gap-x-12 round lead-125 ${styles.score} ${styles[status]}`}>
        <b>{news2?.score ?? '–'}</b>
        <p>
          NEWS2, {STATUS_WORDS[status].toLowerCase()}
          <span className="block muted regular text-15">
            {news2
              ? `${timeOfDay(news2.at, timeZone)}${news2.from === null ? '' : `, from ${news2.from}`}`
              : 'not scored'}
          </span>
        </p>
        <ButtonLink
          to="/staff-dashboard"
          search={{ patient: inpatient.id, tab: 'observe' }}
          icon={<IconActivity aria-hidden />}
        >
          New observation
        </ButtonLink>
      </div>
    </div>
  );
}
