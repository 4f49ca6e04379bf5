import type { InpatientDetail } from '#contract/inpatients.ts';
import { MedicinesNow } from '../chart/medicines/medicines-now.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { ScoreStrip } from '../ward/look/score-strip.tsx';
import { useInpatient } from '../ward/queries.ts';
import styles from './round-detail.module.css';
import { useSteering } from './ward-steering.tsx';

type RoundDetailProps = { inpatientId: string; timeZone: string };

/** Beneath the selected row: the reasons of the score, the medicines, and what can be ordered. */
export const RoundDetail = ({ inpatientId, timeZone }: RoundDetailProps) => (
  <QueryView query={useInpatient(inpatientId)} lines={4}>
    {(inpatient) => <Detail inpatient={inpatient} timeZone={timeZone} />}
  </QueryView>
);

function Detail({ inpatient, timeZone }: { inpatient: InpatientDetail; timeZone: string }) {
  const { actions, buttons, dialogs } = useSteering(inpatient, timeZone);
  return (
    <div className={styles.detail}>
      <ScoreStrip inpatient={inpatient} timeZone={timeZone} />
      <MedicinesNow patientId={inpatient.patientId} timeZone={timeZone} actions={actions} />
      {buttons}
      {dialogs}
    </div>
  );
}
