import { Link } from '@tanstack/react-router';
import { t } from '#web/language/say.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import styles from './doses.module.css';
import { MedicineRow } from './medicine-row.tsx';
import { useDoses } from './queries.ts';

/** What was prescribed and is taken at home, with days left. */
export function MedicinesCard() {
  return (
    <Card id="medicines" title={t('Medicines')}>
      <QueryView query={useDoses()} lines={3}>
        {({ medicines }) =>
          medicines.length === 0 ? (
            <p className="muted">{t('Nothing is prescribed at the moment.')}</p>
          ) : (
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
          )
        }
      </QueryView>
    </Card>
  );
}
