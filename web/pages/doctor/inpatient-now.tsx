import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { MedicinesNow } from '#web/chart/medicines/medicines-now.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { WardNotes } from '#web/ward/detail/ward-notes.tsx';
import { ScoreStrip } from '#web/ward/look/score-strip.tsx';
import { useInpatient } from '#web/ward/queries.ts';
import { TimeChart } from '#web/ward/time-chart/time-chart.tsx';
import styles from './inpatient-now.module.css';
import { useSteering } from './ward-steering.tsx';

type StayProps = { inpatientId: string };

/** The score and its reasons, above the chart and above the form. */
export function InpatientStrip({ inpatientId }: StayProps) {
  return (
    <QueryView query={useInpatient(inpatientId)} lines={2}>
      {(inpatient) => <ScoreStrip inpatient={inpatient} />}
    </QueryView>
  );
}

/** The first part of an inpatient's chart: what they get, how they were in the last 24 hours, what was written. */
export function InpatientNow({ patientId, inpatientId }: StayProps & { patientId: string }) {
  return (
    <QueryView query={useInpatient(inpatientId)} lines={8}>
      {(inpatient) => <Now {...{ patientId, inpatient }} />}
    </QueryView>
  );
}

type NowProps = { patientId: string; inpatient: InpatientDetail };

function Now({ patientId, inpatient }: NowProps) {
  const { actions, buttons, dialogs } = useSteering(inpatient);
  return (
    <div className={`stack fit gap-14 ${styles.now}`}>
      <div className="stack gap-14 packed min-0">
        <MedicinesNow {...{ patientId, actions }} />
        {buttons}
        {dialogs}
      </div>
      <div className="stack fit gap-12 packed min-0">
        <TimeChart inpatient={inpatient} begin="24h" />
        <WardNotes inpatientId={inpatient.id} notes={inpatient.history.notes} />
      </div>
    </div>
  );
}
