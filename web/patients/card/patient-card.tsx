import { useId } from 'react';
import { t } from '#web/language/say.ts';
import { Mark } from '#web/ui/brand/mark.tsx';
import { pulseLine } from '#web/ui/brand/pulse.ts';
import { classNames } from '#web/ui/class-names.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import styles from './patient-card.module.css';

const PULSE = pulseLine(204, -20, [{ x: 254, width: 150, height: 118 }], 484);
const LONG_NAME = 16;

export type CardFacts = {
  name: string;
  /** Null until the clinic has given one. */
  pud: string | null;
  /** Null for who has none. */
  email: string | null;
  phone: string;
  /** As printed at the desk: "born 12 Mar 1958". */
  born?: string | null;
  registeredOn: string;
  clinicName: string;
};

type PatientCardProps = CardFacts & { isPaper?: boolean };

/** In the proportions of a bank card, as wide as its place; on paper without its ground, which would drink the ink. */
export function PatientCard({ isPaper, ...facts }: PatientCardProps) {
  const { name, pud, email, phone, born, registeredOn, clinicName } = facts;
  return (
    <article
      className={classNames(`stack full relative container clipped ${styles.card}`, isPaper && styles.paper)}
      aria-label={t('Patient Card')}
    >
      <svg className={styles.pulse} viewBox="0 0 428 270" preserveAspectRatio="none" aria-hidden>
        <path d={PULSE} />
      </svg>
      <div className={`row whole-row between lead-120 ${styles.top}`}>
        <span className={`row-inline ${styles.brand}`}>
          <Mark id={useId()} />
          Nadi
        </span>
        <span>{clinicName}</span>
      </div>
      <div className={`min-0 ${styles.who}`}>
        <b className={classNames(`clipped breakable ${styles.name}`, name.length > LONG_NAME && styles.long)}>
          {name || t('Your name')}
        </b>
        <span className={`block ${styles.label}`}>{t('Health ID')}</span>
        <span className={`nowrap ${styles.pud}`}>{pud ?? 'PUD-•••••-•••••'}</span>
      </div>
      {pud ? (
        <QrCode className={styles.code} text={pud} label={t('QR code of the Health ID')} quiet={2} />
      ) : (
        <span className={classNames(styles.code, styles.none)} />
      )}
      <dl className={`stack whole-row between lead-135 ${styles.facts}`}>
        {born ? <Fact name={t('Age')} value={born} /> : <Fact name={t('Email')} value={email} />}
        <Fact name={t('Phone')} value={phone} />
        <Fact name={t('Registered')} value={registeredOn} />
      </dl>
    </article>
  );
}

const Fact = ({ name, value }: { name: string; value: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value || '–'}</dd>
  </div>
);
