import { Link } from '@tanstack/react-router';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import styles from './doses.module.css';
import { MedicineRow } from './medicine-row.tsx';
import { useDoses } from './queries.ts';

/** What was prescribed and is taken at home, with days left. */
export function MedicinesCard() {
  return (
    <Card id="medicines" title="Medicines">
      <QueryView query={useDoses()} lines={3}>
        {({ medicines }) =>
          medicines.length === 0 ? (
            <p className="muted">Nothing is prescribed at the moment.</p>
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
                        Doses<span className="visually-hidden">: {medicine.name}</span>
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
