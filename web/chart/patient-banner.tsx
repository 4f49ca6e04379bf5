import type { ReactNode } from 'react';
import type { Problem, Profile } from '#contract/patients/profile.ts';
import { usePatientSummary } from '../api/chart.ts';
import { useProfile } from '../api/records.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { BedTile } from '../ui/people/bed-tile.tsx';
import { FormerPuds } from '../ui/people/former-puds.tsx';
import { AlikeNote, MarkedName } from '../ui/people/name-alike.tsx';
import { shortDay } from '../ui/time/time.ts';
import { barRef } from '../ui/viewport/bars.ts';
import { AllergyLine } from './allergy-line.tsx';
import styles from './patient-banner.module.css';
import { useChartPatient } from './queries.ts';

type PatientBannerProps = {
  patientId: string;
  alike?: { name: string; place: string } | undefined;
  /** The one thing to do next, at the right. */
  action?: ReactNode;
};

/** Who this is, above everything one does for them; it stays in sight while the rest scrolls. */
export function PatientBanner({ patientId, alike, action }: PatientBannerProps) {
  const patient = useChartPatient(patientId);
  const profile = useProfile(patientId);
  const stay = usePatientSummary(patientId).data?.stay;
  return (
    <section ref={barRef.underTop} className={`ruled-below surface ${styles.banner}`} aria-label="Patient">
      <QueryView query={patient} lines={1}>
        {({ name, pud, formerPuds, isDeactivated }) => (
          <div className={`row wrap gap-4 gap-x-20 ${styles.who}`}>
            {stay && <BedTile room={stay.room} bed={stay.bed} />}
            <h2 className={styles.name}>
              {alike ? <MarkedName name={name} besides={alike.name} /> : <Name name={name} />}
            </h2>
            <p className={`row stretch wrap gap-x-16 muted ${styles.facts}`}>
              {profile.data && <Facts profile={profile.data} />}
              <span className={`ink semibold nowrap ${styles.pud}`}>{pud}</span>
              <FormerPuds puds={formerPuds} />
              {stay && (
                <b>
                  Inpatient, day {stay.day}, {stay.doctor}
                </b>
              )}
              {isDeactivated && <span>Deactivated</span>}
            </p>
            {alike && (
              <AlikeNote>
                Not {alike.name} in {alike.place}
              </AlikeNote>
            )}
            {action && <div className={`row stretch wrap gap-6 push ${styles.action}`}>{action}</div>}
          </div>
        )}
      </QueryView>
      <QueryView query={profile} lines={1}>
        {(known) => (
          <div className="row stretch wrap">
            <AllergyLine profile={known} />
            <Problems problems={known.problems.filter(({ isActive }) => isActive)} />
          </div>
        )}
      </QueryView>
    </section>
  );
}

/** The last name is what tells two people apart. */
function Name({ name }: { name: string }) {
  const words = name.split(' ');
  const last = words.pop();
  return (
    <>
      {words.join(' ')} <b>{last}</b>
    </>
  );
}

function Facts({ profile: { age, sex, dateOfBirth, birthCorrected, pregnancy } }: { profile: Profile }) {
  return (
    <>
      <span>{`${age === null ? 'Age not given' : `${age} y`}, ${sex ?? 'sex not given'}`}</span>
      {dateOfBirth && <span>born {shortDay(`${dateOfBirth}T12:00:00Z`, 'UTC')}</span>}
      {birthCorrected && (
        <b>
          birth put right {shortDay(birthCorrected.on, 'UTC')}, was {birthCorrected.was ?? 'not known'}
        </b>
      )}
      {pregnancy === 'yes' && <b>pregnant</b>}
      {pregnancy === 'unsure' && <b>may be pregnant</b>}
    </>
  );
}

function Problems({ problems }: { problems: Problem[] }) {
  if (problems.length === 0)
    return <p className={`row wrap gap-x-14 ruled muted ${styles.conditions}`}>No long-term conditions written down</p>;
  return (
    <ul className={`row wrap gap-x-14 ruled muted ${styles.conditions}`} aria-label="Problem list">
      {problems.map(({ name, since, isConfirmed, isPrivate }) => (
        <li key={name}>
          {name}
          {since && <span className="muted text-14"> since {since}</span>}
          {!isConfirmed && <span className="muted text-14">, told by the patient</span>}
          {isPrivate && <span className="muted text-14">, private</span>}
        </li>
      ))}
    </ul>
  );
}
