import { IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react';
import { BedTile } from '#web/ui/people/bed-tile.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { MarkedName } from '#web/ui/people/name-alike.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, shortDay } from '#web/ui/time/time.ts';
import { NeighbourLine } from '../neighbour-line.tsx';
import type { DoseFacts } from './dose-facts.ts';
import styles from './dose-patient.module.css';

const SHIELDS = {
  'none-known': IconShieldCheck,
  'not-asked': IconShieldQuestion,
  unconfirmed: IconShieldQuestion,
  listed: IconShieldX,
} as const;

export function DosePatient({ facts }: { facts: DoseFacts }) {
  const timeZone = useTimeZone();
  const { patient, age, sex, dateOfBirth, pud, room, bed, allergyState, allergiesInWords, allergiesStated } = facts;
  const Shield = SHIELDS[allergyState];
  return (
    <>
      <div className={`row gap-16 ${styles.patient}`}>
        <BedTile room={room} bed={bed} size="large" />
        <div>
          <h3>
            <MarkedName name={patient} besides={facts.alike?.name} />
          </h3>
          <p>
            {[age === null ? 'age unknown' : `${age} y`, sex].filter(Boolean).join(', ')}
            {dateOfBirth && ` · born ${shortDay(`${dateOfBirth}T12:00:00Z`, 'UTC')}`}
          </p>
          <p className={`ink text-17 semibold ${styles.pud}`}>{pud}</p>
          <FormerPuds puds={facts.formerPuds} />
        </div>
      </div>
      {facts.alike && <NeighbourLine patient={patient} other={facts.alike} />}
      <p
        className={`row gap-10 mt-8 outlined round sunk lead-130 icons-22 ${styles.allergies} ${styles[allergyState]}`}
      >
        <Shield aria-hidden />
        <span>
          Allergies: <b>{allergiesInWords.toLowerCase() === 'none known' ? 'none known' : allergiesInWords}</b>
          {allergiesStated && `, ${allergiesStated.by}, ${dayAndTime(allergiesStated.at, timeZone)}`}
        </span>
      </p>
    </>
  );
}
