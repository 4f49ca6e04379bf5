import { t, tRich } from '#web/language/say.ts';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import styles from './card-sheet.module.css';
import { type CardFacts, PatientCard } from './patient-card.tsx';

type CardSheetProps = {
  facts: CardFacts & { pud: string };
  emergencyNumber: string | undefined;
  /** Null unless it was shown on the screen first. */
  password: string | null;
};

/** The sheet that the printer gives: a card to cut out, and the Health ID in letters that anyone can read. */
export function CardSheet({ facts, emergencyNumber, password }: CardSheetProps) {
  const { name, pud, email, phone, registeredOn, clinicName } = facts;
  return (
    <PrintSheet>
      <div className={styles.card}>
        <PatientCard {...facts} isPaper />
      </div>
      <p className={styles.cut}>{t('Cut along the dashed line. Size of a bank card.')}</p>
      <h2 className={`breakable ${styles.name}`}>{name}</h2>
      <p className={styles.pud}>{pud}</p>
      <p className={`breakable ${styles.contact}`}>{[email, phone].filter(Boolean).join(' · ')}</p>
      {password !== null && (
        <p className={`breakable ${styles.password}`}>
          {tRich('Password: {password}', { password: <b>{password}</b> })}
          <br />
          {t('You chose to print it. Keep this sheet where nobody else finds it.')}
        </p>
      )}
      <ol className={`stack ${styles.list}`}>
        <li>{t('Bring this card to your visit, or let the desk scan the square code.')}</li>
        <li>
          {t('To log in, open {host}/login/patient and type the Health ID above. Capitals and hyphens do not matter.', {
            host: location.host,
          })}
        </li>
        <li>{t('Forgot the password? Ask for a new one on the login page. Nobody at the clinic can see it.')}</li>
      </ol>
      <p className={styles.foot}>
        {t('Registered {registeredOn} at {clinicName}.', { registeredOn, clinicName })}{' '}
        {emergencyNumber && t('In an emergency dial {number}.', { number: emergencyNumber })}{' '}
        {t('Nadi does not call an ambulance.')}
      </p>
    </PrintSheet>
  );
}
