import { useClinic } from '#web/api/clinic.ts';
import { t } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import styles from './emergency.module.css';

/** In sight as long as the visit goes on. */
export function Emergency({ place }: { place: string | null }) {
  const number = useClinic().data?.emergencyNumber;
  return (
    <div className={`row between gap-12 ${styles.emergency}`}>
      <p className="min-0 lead-130">
        <b>{t('In danger? Do not wait for the doctor.')}</b>
        {place && (
          <span className="block muted text-14">{t('Your doctor sees where you are: {place}', { place })}</span>
        )}
      </p>
      {number && (
        <ButtonAnchor look="danger" href={`tel:${number}`} className={styles.call}>
          {t('Call {number}', { number })}
        </ButtonAnchor>
      )}
    </div>
  );
}
