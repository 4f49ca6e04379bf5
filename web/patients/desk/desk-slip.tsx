import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PatientReply } from '#contract/patients/patients.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, shortDay } from '#web/ui/time/time.ts';
import { PatientCard } from '../card/patient-card.tsx';
import { bornWords } from './born-words.ts';
import { DeskSheet, withoutScheme } from './desk-sheet.tsx';
import styles from './desk-slip.module.css';

export type ActivationSlip = { patient: PatientReply; activationCode: string; activateAt: string };

/** Nurses and the reception each have a page of a patient. */
export type DeskHome = '/staff-dashboard' | '/reception';

type DeskSlipProps = { slip: ActivationSlip; clinicName: string; home?: DeskHome; onAnother?: () => void };

/** The card, and the code with which the patient chooses a password. Shown once: it is nowhere to be read again. */
export function DeskSlip({ slip, clinicName, home = '/staff-dashboard', onAnother }: DeskSlipProps) {
  const timeZone = useTimeZone();
  const { patient, activationCode } = slip;
  const isForAddress = patient.hasAccount && !patient.held;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = {
    name: patient.name,
    pud: patient.pud,
    email: patient.email,
    phone: patient.phone,
    born: atStart(bornWords(patient) ?? 'not known'),
    registeredOn: shortDay(patient.registeredAt, timeZone),
    clinicName,
  };
  return (
    <Card>
      <div className={`stack gap-16 ${styles.slip}`}>
        <h2 tabIndex={-1} ref={heading}>
          {patient.hasAccount ? `A code for ${patient.name}` : `${patient.name} has a Health ID`}
        </h2>
        <div className={styles.card}>
          <PatientCard {...facts} />
        </div>
        <dl className={`row stretch wrap ${styles.code}`}>
          <div>
            <dt className="muted">Health ID</dt>
            <dd>{patient.pud}</dd>
          </div>
          <div>
            <dt className="muted">{isForAddress ? 'Code for the new e-mail address' : 'Activation code'}</dt>
            <dd>{activationCode}</dd>
          </div>
        </dl>
        <p>{isForAddress ? forAddress(slip) : forAccount(slip)} The code is shown this once.</p>
        <div className="row stretch wrap gap-12">
          <Button look="primary" size="large" icon={<IconPrinter aria-hidden />} onClick={() => print()}>
            Print card and code
          </Button>
          <ButtonLink to={home} search={{ view: 'patients', patient: patient.id }} size="large">
            Open the patient
          </ButtonLink>
          {onAnother && (
            <Button size="large" onClick={onAnother}>
              Register Another
            </Button>
          )}
        </div>
      </div>
      <DeskSheet slip={slip} facts={facts} />
    </Card>
  );
}

const forAccount = ({ patient, activateAt }: ActivationSlip) => (
  <>
    With both, the patient chooses a new password at <b>{withoutScheme(activateAt)}</b>.
    {patient.held && ' Who chose one before types that one, too: only then does the record open.'}
  </>
);

const forAddress = ({ patient, activateAt }: ActivationSlip) => (
  <>
    Give it to the patient in person. They log in, open <b>{withoutScheme(activateAt)}</b> and type it to agree to{' '}
    {patient.newEmail}.
  </>
);
