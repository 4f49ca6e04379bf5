import type { ReactNode } from 'react';
import type { PatientSummary } from '#contract/patients/chart.ts';
import { isOld } from '#contract/readings/reading-age.ts';
import { READING_FACTS } from '#contract/readings/readings.ts';
import { Facts } from '#web/ui/page/facts.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { figures } from '../vitals/figures.ts';
import styles from './summary.module.css';
import { allergyWords, dayInWords, medicineInWords, momentInWords, problemInWords } from './summary-words.ts';

type SummarySheetProps = { summary: PatientSummary };

/** Reads the same on the screen and on paper; every part says so when there is nothing. */
export function SummarySheet({ summary }: SummarySheetProps) {
  const timeZone = useTimeZone();
  const { patient, profile, conditions, medicinesNow, readings, results, stay } = summary;
  const madeAt = new Date(summary.madeAt);
  const { EmergencyContact: contact } = profile;
  return (
    <article className={`container ${styles.sheet}`}>
      <header className={`row baseline wrap gap-x-16 ${styles.head}`}>
        <h3>{patient.name}</h3>
        <p>
          <b>{patient.pud}</b>
          {[profile.age === null ? 'age not given' : `${profile.age} years`, profile.sex ?? 'sex not given'].join(', ')}
          {profile.dateOfBirth && `, born ${dayInWords(profile.dateOfBirth)}`}
        </p>
        {stay && (
          <p>
            <b>
              Inpatient, bed {stay.place}, day {stay.day}
            </b>
            , {stay.condition}, {stay.doctor}
          </p>
        )}
        <p>Made {momentInWords(summary.madeAt, timeZone)}</p>
      </header>
      <p className={`outlined round ${profile.allergyState === 'none-known' ? styles.plain : styles.allergies}`}>
        <b>Allergies:</b> {allergyWords(profile, timeZone)}
      </p>
      <div className={styles.columns}>
        <Part title="Conditions" empty="No signed diagnosis yet.">
          {conditions.map(({ diagnosis, code, since, last }) => (
            <li key={`${diagnosis} ${code}`}>
              <span>
                <b>{diagnosis}</b> {code ?? 'uncoded'}
              </span>
              <small>
                since {dayInWords(since)}
                {last !== since && `, last ${dayInWords(last)}`}
              </small>
            </li>
          ))}
        </Part>
        <Part title="Problem list" empty="Nothing written down.">
          {profile.problems.map((problem) => (
            <li key={problem.name}>
              <span>
                <b>{problem.name}</b> {problem.code}
              </span>
              <small>{problemInWords(problem, timeZone)}</small>
            </li>
          ))}
        </Part>
        <Part title="Medicines now" empty="None known: no order, no prescription, none at home.">
          {medicinesNow.map((medicine) => (
            <li key={`${medicine.source} ${medicine.id}`}>
              <span>
                <b>{medicine.name}</b> {medicine.inWords}
              </span>
              <small>{medicineInWords(medicine, timeZone)}</small>
            </li>
          ))}
        </Part>
        <Part title="Latest readings" empty="No reading yet.">
          {readings.map((reading) => (
            <li key={reading.id}>
              <span>
                {READING_FACTS[reading.kind].name} <b>{figures(reading)}</b> {reading.unit}{' '}
                {reading.flag && <strong className="urgent">{reading.flag}</strong>}
              </span>
              <small>
                {isOld(reading, madeAt) && <strong className="urgent">Old: </strong>}
                {momentInWords(reading.measuredAt, timeZone)}
              </small>
            </li>
          ))}
        </Part>
        <Part title="Latest results" empty="No result yet.">
          {results.map(({ id, measure, result, status, flag, date }) => (
            <li key={id}>
              <span>
                {measure} <b>{result}</b>{' '}
                {status === 'abnormal' && <strong className="urgent">{flag ?? 'Abnormal'}</strong>}
              </span>
              <small>{dayInWords(date)}</small>
            </li>
          ))}
        </Part>
        <section>
          <h4>Visits and contact</h4>
          <Facts
            rows={{
              'Last visit': summary.lastVisit ? dayInWords(summary.lastVisit) : 'None yet',
              'Next visit': summary.nextVisit ? momentInWords(summary.nextVisit, timeZone) : 'None booked',
              'Follow-up': summary.followUpOn && dayInWords(summary.followUpOn),
              'Blood group': profile.bloodGroup ?? 'Not given',
              Phone: patient.phone,
              'Emergency contact': contact ? `${contact.name}, ${contact.phone}` : 'Not given',
            }}
          />
        </section>
      </div>
    </article>
  );
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] | ReactNode[][] }) {
  return (
    <section>
      <h4>{title}</h4>
      {children.flat().length > 0 ? <ul>{children}</ul> : <p className="muted">{empty}</p>}
    </section>
  );
}
