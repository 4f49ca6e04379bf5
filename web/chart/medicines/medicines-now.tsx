import type { ReactNode } from 'react';
import type { MedicineNow } from '#contract/patients/chart.ts';
import { usePatientSummary } from '#web/api/chart.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { toldInWords } from '../summary/summary-words.ts';
import { MedicineLine } from './medicine-line.tsx';
import styles from './medicines-now.module.css';

type MedicinesNowProps = {
  /** A page may show it twice: each place has its own name. */
  label?: string;
  patientId: string;
  actions?: ((medicine: MedicineNow) => ReactNode) | undefined;
  /** Beside the title. */
  add?: ReactNode;
};

const GROUPS = [
  { source: 'ward', title: 'Ordered on the ward' },
  { source: 'prescribed', title: 'Prescribed here' },
  { source: 'home', title: 'At home, told by the patient' },
] as const;

/** All that the patient gets or takes, each under where it is known from. */
export function MedicinesNow({ patientId, actions, add, label = 'Medicines now' }: MedicinesNowProps) {
  const { data, isPending } = usePatientSummary(patientId);
  if (isPending) return <Skeleton lines={2} />;
  // Its own tab says what went wrong; beside the vitals nothing is claimed.
  if (!data) return null;
  const { medicinesNow, stay, adherence } = data;
  const shown = GROUPS.filter(({ source }) => (source === 'ward' ? stay : true)).map((group) => ({
    ...group,
    medicines: medicinesNow.filter(({ source }) => source === group.source),
  }));
  return (
    <section aria-label={label} className="container">
      <div className={`row wrap between gap-4 gap-x-12 ${styles.head}`}>
        <h3>Medicines now</h3>
        {add}
      </div>
      {medicinesNow.length === 0 && <p className="muted text-14">{nothingKnown(stay !== null)}</p>}
      {shown.map(
        ({ source, title, medicines }) =>
          medicines.length > 0 && (
            <div key={source} className={styles.group}>
              <h4>{title}</h4>
              <ul>
                {medicines.map((medicine) => (
                  <MedicineLine key={medicine.id} medicine={medicine} actions={actions?.(medicine)} />
                ))}
              </ul>
            </div>
          ),
      )}
      {adherence && (
        <p className="muted text-14">
          Doses at home, last {adherence.days} days: {toldInWords(adherence)} (as told by the patient)
        </p>
      )}
      {stay && medicinesNow.length > 0 && !medicinesNow.some(({ source }) => source === 'ward') && (
        <p className="muted text-14">The ward has no running order.</p>
      )}
    </section>
  );
}

const nothingKnown = (isInpatient: boolean) =>
  isInpatient
    ? 'The ward has no running order, nothing is prescribed here, and no medicine at home is written down.'
    : 'Nothing is prescribed here, and no medicine at home is written down.';
