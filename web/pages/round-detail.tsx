import type { Inpatient } from '../../contract/inpatients.ts';
import { MedicinesNow } from '../chart/medicines/medicines-now.tsx';
import { InpatientStrip } from './inpatient-now.tsx';
import styles from './round-detail.module.css';

type RoundDetailProps = { inpatient: Inpatient; timeZone: string };

/** Beneath the selected row: the reasons of the score, and the medicines. */
export function RoundDetail({ inpatient, timeZone }: RoundDetailProps) {
  return (
    <div className={styles.detail}>
      <InpatientStrip inpatientId={inpatient.id} timeZone={timeZone} />
      <MedicinesNow patientId={inpatient.patientId} timeZone={timeZone} />
    </div>
  );
}
