import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PatientOnFile } from '../../../contract/patients.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { shortDay } from '../../ui/time.ts';
import { PatientCard } from '../patient-card.tsx';
import styles from './desk-slip.module.css';

export type ActivationSlip = { patient: PatientOnFile; activationCode: string };

type DeskSlipProps = { slip: ActivationSlip; clinicName: string; timeZone: string; onAnother?: () => void };

/** The card, and the code with which the patient chooses a password. Shown once: it is nowhere to be read again. */
export function DeskSlip({ slip, clinicName, timeZone, onAnother }: DeskSlipProps) {
  const { patient, activationCode } = slip;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = {
    name: patient.name,
    pud: patient.pud,
    email: patient.email,
    phone: patient.phone,
    registeredOn: shortDay(patient.registeredAt, timeZone),
    clinicName,
  };
  return (
    <Card>
      <div className={styles.slip}>
        <h2 tabIndex={-1} ref={heading}>
          {patient.name} has a Health ID
        </h2>
        <div className={styles.card}>
          <PatientCard {...facts} />
        </div>
        <dl className={styles.code}>
          <div>
            <dt>Health ID</dt>
            <dd>{patient.pud}</dd>
          </div>
          <div>
            <dt>Activation code</dt>
            <dd>{activationCode}</dd>
          </div>
        </dl>
        <p>
          With both, the patient chooses a password at <b>{location.host}/activate</b>. The code is shown this once.
        </p>
        <div className={styles.ways}>
          <Button look="primary" size="large" icon={<IconPrinter aria-hidden />} onClick={() => print()}>
            Print card and code
          </Button>
          <ButtonLink to="/staff-dashboard" search={{ view: 'patients', patient: patient.id }} size="large">
            Open the patient
          </ButtonLink>
          {onAnother && (
            <Button size="large" onClick={onAnother}>
              Register Another
            </Button>
          )}
        </div>
      </div>
      <PrintSheet>
        <div className={styles.paper}>
          <PatientCard {...facts} isPaper />
        </div>
        <p>Cut along the dashed line. Size of a bank card.</p>
        <h2>{patient.name}</h2>
        <p>
          Health ID: <b>{patient.pud}</b>
        </p>
        <p>
          Activation code: <b>{activationCode}</b>
        </p>
        <p>
          Open {location.host}/activate, type both, and choose a password that only you know. Keep this sheet where
          nobody else finds it until you have done so.
        </p>
      </PrintSheet>
    </Card>
  );
}
