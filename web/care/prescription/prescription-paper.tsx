import type { ReactNode } from 'react';
import type { PrescriptionSheet } from '#contract/medicines/prescriptions.ts';
import { useClinic } from '#web/api/clinic.ts';
import { ClinicLogo } from '#web/ui/brand/clinic-logo.tsx';
import { Mark } from '#web/ui/brand/mark.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { englishDay, timeOfDay } from '#web/ui/time/time.ts';
import styles from './prescription-paper.module.css';

const MET = { 'in-person': 'a visit in person', video: 'a video visit', never: 'no visit' } as const;

/** What a pharmacist needs: for whom, what exactly, who signed and under which licence. The same on screen and paper. */
export function PrescriptionPaper({ sheet, markId }: { sheet: PrescriptionSheet; markId: string }) {
  const { clinic, patient, prescriber, medicines, number, signedAt, diagnosis, lastMet } = sheet;
  const zone = clinic.timeZone;
  const logo = useClinic().data?.logo;
  return (
    <article className={`column gap-24 outlined lead-140 ${styles.paper}`} aria-label={`Prescription ${number}`}>
      <header className={`row wrap gap-12 ${styles.head}`}>
        {logo ? <ClinicLogo logo={logo} /> : <Mark id={markId} />}
        <div>
          <b className="block">{clinic.name}</b>
          <span className="block">{prescriber.department}</span>
        </div>
        <div className={`push ${styles.number}`}>
          <span className="block">Prescription</span>
          <b className="block">{number}</b>
        </div>
      </header>
      <dl className={`stack gap-12 gap-x-24 ${styles.patient}`}>
        <Fact name="Patient">
          <b>{patient.name}</b>
        </Fact>
        <Fact name="Health ID">
          {patient.pud} <FormerPuds puds={patient.formerPuds} />
        </Fact>
        <Fact name="Age and sex">{person(patient)}</Fact>
        <Fact name="Date">
          {englishDay(signedAt, zone)}, {timeOfDay(signedAt, zone)}
        </Fact>
        <Fact name="Allergies">
          <b>{patient.allergies}</b>
        </Fact>
        <Fact name="For">{diagnosis}</Fact>
        {lastMet && <Fact name="Prescribed after">{MET[lastMet]}</Fact>}
      </dl>
      <ol className={`stack ${styles.medicines}`}>
        {medicines.map(({ id, name, inWords, quantity, instructions, indication, stoppedAt, aware }) => (
          <li key={id}>
            <b className={stoppedAt ? styles.stopped : undefined}>{name}</b>
            <span>{inWords}</span>
            {quantity !== null && <span>Quantity: {quantity === 1 ? '1 dose' : `${quantity} doses`}</span>}
            {instructions && <span>{instructions}</span>}
            {aware.map((title) => (
              <span key={title}>Prescriber aware of: {title}. Reason on record.</span>
            ))}
            <small>
              {indication}
              {stoppedAt && `. Stopped ${englishDay(stoppedAt, zone)}`}
            </small>
          </li>
        ))}
      </ol>
      <footer className={`stack gap-16 text-14 pt-16 ${styles.foot}`}>
        <div className={`push ${styles.signed}`}>
          <b className={styles.signer}>{prescriber.name}</b>
          <span>{prescriber.title}</span>
          <span>Licence number {prescriber.licenseNumber ?? 'not on file'}</span>
          <span>
            Signed electronically {englishDay(signedAt, zone)}, {timeOfDay(signedAt, zone)} ({zone})
          </span>
        </div>
        <p>
          {medicines.length === 1 ? 'One medicine' : `${medicines.length} medicines`} on this sheet. Nothing may be
          added by hand. A repeat is a prescription of its own.
        </p>
      </footer>
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function person({ age, sex }: PrescriptionSheet['patient']): string {
  return [age === null ? 'age not given' : `${age} years`, sex].filter(Boolean).join(', ');
}
