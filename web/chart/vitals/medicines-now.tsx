import { Skeleton } from '../../ui/skeleton.tsx';
import { useSummary } from '../queries.ts';
import styles from './vitals.module.css';

/** What was prescribed here and runs today, and what the patient says to take. */
export function MedicinesNow({ patientId }: { patientId: string }) {
  const { data, isPending } = useSummary(patientId);
  if (isPending) return <Skeleton lines={2} />;
  // Its own tab says what went wrong; beside the vitals nothing is claimed.
  if (!data) return null;
  return (
    <section aria-label="Medicines now">
      <h3>Medicines now</h3>
      {data.medicines.length === 0 && <p className={styles.none}>None prescribed here.</p>}
      <ul className={styles.medicines}>
        {data.medicines.map(({ id, name, inWords }) => (
          <li key={id}>
            <b>{name}</b> {inWords}
          </li>
        ))}
      </ul>
      {data.profile.medicines.length > 0 && (
        <p className={styles.none}>Told by the patient: {data.profile.medicines.join(', ')}</p>
      )}
    </section>
  );
}
