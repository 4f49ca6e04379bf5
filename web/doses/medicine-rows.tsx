import { Link } from '@tanstack/react-router';
import type { HomeMedicine } from '#contract/medicines/doses.ts';
import { t } from '#web/language/say.ts';
import styles from './doses.module.css';
import { MedicineRow } from './medicine-row.tsx';

export const MedicineRows = ({ medicines }: { medicines: readonly HomeMedicine[] }) => (
  <ul>
    {medicines.map((medicine) => (
      <MedicineRow
        key={medicine.id}
        medicine={medicine}
        side={
          medicine.times.length > 0 &&
          medicine.isActive && (
            <Link to="/doses" className={`row semibold ${styles.link}`}>
              {t('Doses')}
              <span className="visually-hidden">: {medicine.name}</span>
            </Link>
          )
        }
      />
    ))}
  </ul>
);
