import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { MedicinesNow } from '#web/chart/medicines/medicines-now.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { ScoreStrip } from '#web/ward/look/score-strip.tsx';
import { useInpatient } from '#web/ward/queries.ts';
import { useSteering } from './ward-steering.tsx';

type RoundDetailProps = { inpatientId: string };

/** Beneath the selected row: the reasons of the score, the medicines, and what can be ordered. */
export const RoundDetail = ({ inpatientId }: RoundDetailProps) => (
  <QueryView query={useInpatient(inpatientId)} lines={4}>
    {(inpatient) => <Detail inpatient={inpatient} />}
  </QueryView>
);

function Detail({ inpatient }: { inpatient: InpatientDetail }) {
  const { actions, buttons, dialogs } = useSteering(inpatient);
  return (
    <div className="stack fit gap-10">
      <ScoreStrip inpatient={inpatient} />
      <MedicinesNow patientId={inpatient.patientId} actions={actions} />
      {buttons}
      {dialogs}
    </div>
  );
}
