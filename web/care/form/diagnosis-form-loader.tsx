import { useState } from 'react';
import type { PatientSummary } from '#contract/patients/chart.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useDraft } from '../queries.ts';
import { DiagnosisPanel } from './diagnosis-panel.tsx';
import { dropLocal } from './local-draft.ts';

type DiagnosisFormLoaderProps = {
  summary: PatientSummary;
  today: string;
  onSigned: (diagnosis: Diagnosis) => void;
};

/** The form opens once it is known what was written before. Another patient is another form. */
export function DiagnosisFormLoader({ summary: { patient, profile }, today, onSigned }: DiagnosisFormLoaderProps) {
  const draft = useDraft(patient.id);
  const [round, setRound] = useState(0);
  const takeTheirs = async () => {
    dropLocal(patient.id);
    await draft.refetch();
    setRound(round + 1);
  };
  return (
    <QueryView query={draft} lines={6}>
      {({ draft: kept }) => (
        <DiagnosisPanel
          key={`${patient.id}:${round}`}
          patientId={patient.id}
          patient={{ name: patient.name, pud: patient.pud, age: profile.age, sex: profile.sex }}
          today={today}
          draft={kept}
          onTakeTheirs={() => void takeTheirs()}
          onSigned={onSigned}
        />
      )}
    </QueryView>
  );
}
