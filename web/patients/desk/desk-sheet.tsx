import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import sheet from '../card/card-sheet.module.css';
import { type CardFacts, PatientCard } from '../card/patient-card.tsx';
import styles from './desk-slip.module.css';
import type { ActivationSlip } from './desk-slip.tsx';

export const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

/** What the printer at the desk gives: the card to cut out, the Health ID in large letters, and the code below. */
export function DeskSheet({ slip, facts }: { slip: ActivationSlip; facts: CardFacts }) {
  const { patient, activationCode, activateAt } = slip;
  return (
    <PrintSheet>
      <div className={sheet.card}>
        <PatientCard {...facts} isPaper />
      </div>
      <p className={sheet.cut}>Cut along the dashed line. Size of a bank card.</p>
      <h2 className={`breakable ${sheet.name}`}>{patient.name}</h2>
      <p className={sheet.pud}>{patient.pud}</p>
      <p className={`breakable ${sheet.contact}`}>
        {[facts.born, patient.sex, patient.phone].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.printed}>
        {patient.hasAccount && !patient.held ? 'Code' : 'Activation code'}: <b>{activationCode}</b>
      </p>
      <ol className={`stack ${sheet.list}`}>
        {patient.hasAccount && !patient.held ? (
          <li>
            Log in, open {withoutScheme(activateAt)} and type the code to agree to your new e-mail address. Nobody else
            needs it.
          </li>
        ) : (
          <li>
            Open {withoutScheme(activateAt)}, type the Health ID and the code, and choose a password that only you know.
            The code works once, for 14 days. Keep this sheet where nobody else finds it until then.
          </li>
        )}
        <li>Bring the card to your visit, or let the desk scan the square code.</li>
      </ol>
      <p className={sheet.foot}>
        Registered {facts.registeredOn} at {facts.clinicName}. Nadi does not call an ambulance.
      </p>
    </PrintSheet>
  );
}
