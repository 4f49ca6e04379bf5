import { useMyAppointments } from '#web/appointments/queries.ts';
import { useMyself } from '#web/identity/myself.ts';
import { Results } from '#web/labs/results/lazy-results.tsx';
import { t } from '#web/language/say.ts';
import { RecordPart } from './record-part.tsx';

export function ResultsPage() {
  const patientId = useMyself().patientId ?? '';
  const visits = useMyAppointments().data ?? [];
  return (
    <RecordPart title={t('Your results')}>
      <Results patientId={patientId} visits={visits} />
    </RecordPart>
  );
}
