import type { PhoneCopy } from '#contract/patients/phone-copy.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { Card } from '#web/ui/page/card.tsx';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';
import styles from './kept-lists.module.css';

export const HealthIdCard = ({ name, pud }: Pick<PhoneCopy, 'name' | 'pud'>) => (
  <Card title={t('Health ID')}>
    <div className="row between gap-12">
      <p className="min-0 breakable">
        {name}
        <code className={`block ${styles.pud}`}>{pud}</code>
      </p>
      <QrCode className={styles.code} text={pud} label={t('QR code of the Health ID')} quiet={2} />
    </div>
  </Card>
);

export function NextVisits({ visits, clinic }: Pick<PhoneCopy, 'visits' | 'clinic'>) {
  return (
    <Card title={t('Next visits')}>
      {visits.length === 0 && <p className="muted">{t('None was booked when this copy was made.')}</p>}
      <ul>
        {visits.map(({ startsAt, doctor, department, where, isApproved }) => (
          <li key={startsAt} className="py-12 ruled lead-135">
            <b className="semibold">
              {weekdayAndDay(startsAt, clinic.timeZone)}, {timeOfDay(startsAt, clinic.timeZone)}
            </b>
            <span className="block">
              {doctor}, <Translated>{department}</Translated>
            </span>
            {where && (
              <span className="block">
                <AsWritten>{where}</AsWritten>
              </span>
            )}
            {!isApproved && <span className="block muted text-md">{t('Not yet confirmed by the clinic')}</span>}
          </li>
        ))}
      </ul>
      {clinic.phone && (
        <p className="mt-8 muted text-md">
          {clinic.name}: <a href={`tel:${clinic.phone.replace(/[^\d+]/g, '')}`}>{clinic.phone}</a>
        </p>
      )}
    </Card>
  );
}

/** For whoever left them off the card. */
export const MedicineList = ({ medicines }: Pick<PhoneCopy, 'medicines'>) => (
  <FoldedCard
    title={t('Medicines')}
    fact={
      <p className="muted">
        {medicines.length === 0 && t('None was recorded when this copy was made.')}
        <AsWritten>{medicines.map(({ name }) => name).join(', ')}</AsWritten>
      </p>
    }
  >
    <ul>
      {medicines.map(({ name, inWords }) => (
        <li key={`${name} ${inWords}`} className="py-12 ruled lead-135">
          <b className="semibold">
            <AsWritten>{name}</AsWritten>
          </b>
          {inWords !== '' && (
            <span className="block muted text-md">
              <Translated>{inWords}</Translated>
            </span>
          )}
        </li>
      ))}
    </ul>
  </FoldedCard>
);
